import type { FormStep } from './names.ts'
import type { useDraftForm } from './useDraftForm.ts'

/** State of a form that its frame and its review need. */
export type FormState<Key extends string = string> = Omit<
  Whole,
  'bind' | 'Field' | 'set' | 'base' | 'draft' | 'steps'
> & {
  steps: readonly FormStep<Key>[]
  draft: Pick<Whole['draft'], 'begun' | 'isAwaiting' | 'failed' | 'schemaVersion' | 'again' | 'discard'>
}

type Whole = ReturnType<typeof useDraftForm>
