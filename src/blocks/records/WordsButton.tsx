import * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { shapeOf } from '#blocks/form/shape.ts'
import { arriving } from '#ui/arriving.tsx'
import type { ButtonLook } from '#ui/Button.tsx'
import type { WordsFields, WordsInput } from './WordsForm.tsx'

const WordsForm = arriving(async () => (await import('./WordsForm.tsx')).WordsForm)

const wordsFields: WordsFields = { words: { label: '说明', kind: 'text' } }

/** Reads words as tabs of the versions before keep them, too: by themselves. */
const shape = v.union([
  shapeOf(wordsFields),
  v.pipe(
    v.string(),
    v.transform((words) => ({ words })),
  ),
])

interface Props<E extends Endpoint> extends WordsInput {
  endpoint: E
  /** The call with the words that were typed. */
  input: (words: string) => Input<E>
  /** What the button and the outbox call it: 撤回. */
  deed: string
  /** The dialog's title: 撤回诉求. */
  title: string
  /** Whose record it is, by its title. */
  name: string
  /** What orders the calls about the record. */
  record: string
  look?: ButtonLook
}

/** Does something with a record that wants a few words: asks for them, puts the call into the outbox, says so. */
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
      const made = input(words)
      // The field in which the words go, for them to be read while they wait.
      const fields = Object.entries(Object(made.body) as object).filter(([, value]) => value === words)
      const labels = Object.fromEntries(fields.map(([field]) => [field, form.label]))
      return [endpoint, made, { title: `${deed}：${name}`, labels }]
    }}
    form={WordsForm}
    told={form}
  />
)
