import { contactsIn } from '#rules/contact-in-text.ts'
import { Notice } from '#ui/state/Notice.tsx'

/** Points out ways to reach somebody in texts that everybody will read; nothing where there are none. */
export function ContactsFound({ texts }: { texts: readonly string[] }) {
  const found = [...new Set(texts.flatMap(contactsIn))]
  if (found.length === 0) return null
  return (
    <Notice tone="warn" title={`标题或说明里有${found.join('、')}。`}>
      发布后所有人都能看到。联系方式请只填在下方的联系人和联系电话里，申请对接的企业才能看到，查看记录会保留。
    </Notice>
  )
}
