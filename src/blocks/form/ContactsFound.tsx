import { contactsIn } from '#rules/contact-in-text.ts'
import { Notice } from '#ui/state/Notice.tsx'

interface Props {
  /** Texts that will be public. */
  texts: readonly string[]
  /** Audience of the contact fields: 登录的用户才能看到. */
  seenBy: string
}

/** Warns about phone numbers and other contacts in texts that will be public; renders nothing if there are none. */
export function ContactsFound({ texts, seenBy }: Props) {
  const found = [...new Set(texts.flatMap(contactsIn))]
  if (found.length === 0) return null
  return (
    <Notice tone="warn" title={`公开的内容中有${found.join('、')}。`}>
      发布后所有人都能看到。联系方式请只填写在联系人和联系电话中，{seenBy}。
    </Notice>
  )
}
