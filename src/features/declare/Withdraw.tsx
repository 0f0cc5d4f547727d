import { declare } from '#api/declare.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import { submittedWords } from '#blocks/outbox/queue-and-notify.ts'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import type { ButtonLook } from '#ui/Button.tsx'
import { recordOf } from './status.ts'

type Row = Pick<
  DeclarationBrief,
  'id' | 'itemId' | 'itemName' | 'enId' | 'type' | 'version' | 'declareNo' | 'childrenName'
>

/** Withdraws a declaration, after a confirmation. */
export function Withdraw({ row, look = 'plain' }: { row: Row; look?: ButtonLook }) {
  const { id, itemId, itemName, enId, type, version, childrenName, declareNo } = row
  const sub = childrenName ? { childrenName } : {}
  return (
    <QueueButton
      endpoint={declare.update}
      input={{
        body: { declareEntId: itemId, declareEnId: enId, type, ...sub, id, version, action: 'withdraw' },
      }}
      title={`撤回：${itemName}`}
      record={recordOf(id)}
      look={look}
      done={submittedWords('撤回')}
      confirm={{
        title: '撤回申报',
        label: '确认撤回',
        danger: true,
        words: `“${itemName}”${declareNo ? `（申报编号 ${declareNo}）` : ''}撤回后不再办理。申报期内可以重新申报。`,
      }}
    >
      撤回
    </QueueButton>
  )
}
