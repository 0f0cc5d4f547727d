import type { AppealBrief } from '#api/appeal.ts'
import { appeal } from '#api/appeal.ts'
import type { Input } from '#api/call/endpoint.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
import type { WordsInput } from '#blocks/records/WordsForm.tsx'
import type { ButtonLook } from '#ui/Button.tsx'

interface Props extends WordsInput {
  one: Pick<AppealBrief, 'id' | 'title'>
  /** Name of the action on the button and in the outbox: 撤回. */
  deed: string
  /** Builds the body of the call from the typed words. */
  body: (words: string) => Input<typeof appeal.save>['body']
  look?: ButtonLook
}

/** Performs an action on an appeal that needs a few words. */
export function AppealWordsButton({ one, deed, body, look = 'plain', ...form }: Props) {
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
