import { timeText } from '#lib/dates.ts'
import { useReceipts } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { whereOf } from './where.ts'

/** What was sent from this device, with the number that the city gave. */
export function Receipts() {
  const receipts = useReceipts()
  const { userInfo } = useAccount()
  return (
    <Card title="回执" aside={receipts.length > 0 && `共 ${String(receipts.length)} 项`}>
      {receipts.length === 0 ? (
        <EmptyState title="暂无回执" hint="从本机提交成功的内容显示在这里。" />
      ) : (
        <List label="回执">
          {receipts.map((receipt) => {
            const { id, title, no, enId, time } = receipt
            const where = whereOf(receipt)
            return (
              <ListRow
                key={id}
                title={title}
                meta={[
                  no && `受理号 ${no}`,
                  userInfo?.ens.find((one) => one.enId === enId)?.enName,
                  timeText(time),
                ]}
                state={<StateChip tone="ok">已提交</StateChip>}
                actions={
                  where && (
                    <LinkButton look="plain" link={where.link}>
                      查看{where.label}
                    </LinkButton>
                  )
                }
              />
            )
          })}
        </List>
      )}
    </Card>
  )
}
