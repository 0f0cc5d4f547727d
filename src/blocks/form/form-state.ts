import type { FormStep } from './names.ts'
import type { useDraftForm } from './useDraftForm.ts'

/** What the frame of a form, and its review, need to know of it. */
export type FormState<Key extends string = string> = Omit<
  Whole,
  'bind' | 'Field' | 'set' | 'base' | 'draft' | 'steps'
> & {
  steps: readonly FormStep<Key>[]
  draft: Pick<Whole['draft'], 'begun' | 'isAwaiting' | 'failed' | 'schemaVersion' | 'again' | 'discard'>
}

type Whole = ReturnType<typeof useDraftForm>
