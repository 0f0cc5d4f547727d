import * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { shapeOf } from '#blocks/form/shape.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { ButtonLook } from '#ui/Button.tsx'
import type { WordsFields, WordsInput } from './WordsForm.tsx'

const WordsForm = lazyPart(async () => (await import('./WordsForm.tsx')).WordsForm)

const wordsFields: WordsFields = { words: { label: '说明', kind: 'text' } }

/** Schema that also accepts the text as older versions kept it: as a plain string. */
const shape = v.union([
  shapeOf(wordsFields),
  v.pipe(
    v.string(),
    v.transform((words) => ({ words })),
  ),
])

interface Props<E extends Endpoint> extends WordsInput {
  endpoint: E
  /** Returns the input of the call with the typed text. */
  input: (words: string) => Input<E>
  /** Name of the deed, on the button and in the outbox: 撤回. */
  deed: string
  /** Title of the dialog: 撤回诉求. */
  title: string
  /** Title of the record. */
  name: string
  /** Outbox record, which orders the calls about it. */
  record: string
  look?: ButtonLook
}

/**
 * Queues a deed that needs a short text: asks for it in a dialog, puts the call into the outbox and shows the outcome.
 */
export const WordsButton = <E extends Endpoint>({
  endpoint,
  input,
  deed,
  title,
  name,
  record,
  look,
  ...form
}: Props<E>) => (
  <DeedDialog
    label={deed}
    of={name}
    look={look}
    title={title}
    noun={deed}
    record={record}
    keptAs={`${deed}:${record}`}
    fields={wordsFields}
    shape={shape}
    call={({ words }) => {
      const callInput = input(words)
      // Labels the field that holds the text, so that it can be read in the outbox.
      const fields = Object.entries(Object(callInput.body) as object).filter(([, value]) => value === words)
      const labels = Object.fromEntries(fields.map(([field]) => [field, form.label]))
      return [endpoint, callInput, { title: `${deed}：${name}`, labels }]
    }}
    form={WordsForm}
    told={form}
  />
)
