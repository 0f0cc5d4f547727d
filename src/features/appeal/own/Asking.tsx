import type { AppealBrief } from '#api/appeal.ts'
import { appeal } from '#api/appeal.ts'
import type { Input } from '#api/call/endpoint.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
import type { WordsInput } from '#blocks/records/WordsForm.tsx'
import type { ButtonLook } from '#ui/Button.tsx'

interface Props extends WordsInput {
  one: Pick<AppealBrief, 'id' | 'title'>
  /** What the button and the outbox call it: 撤回. */
  deed: string
  /** The call with the words that were typed. */
  body: (words: string) => Input<typeof appeal.save>['body']
  look?: ButtonLook
}

/** Does something with an appeal that wants a few words. */
export function Asking({ one, deed, body, look = 'plain', ...form }: Props) {
  return (
    <WordsButton
      {...form}
      endpoint={appeal.save}
      input={(words) => ({ body: body(words) })}
      deed={deed}
      title={`${deed}诉求`}
      name={one.title}
      record={recordOf(one.id)}
      look={look}
    />
  )
}
