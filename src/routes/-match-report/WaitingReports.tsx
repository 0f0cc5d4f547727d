import { linkOptions } from '@tanstack/react-router'
import { heldWords } from '#blocks/HeldActions.tsx'
import { timeText } from '#lib/dates.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Lists the reports that wait in the outbox, above those of the city. */
export function WaitingReports() {
  const { enId } = useAccount()
  const waiting = useOutbox().filter(
    (one) => one.enId === enId && changesIn('report', one).some(({ removed }) => removed === false),
  )
  if (waiting.length === 0) return null
  return (
    <Card title="待上传的报告" aside={`${String(waiting.length)} 份`}>
      <List label="待上传的报告">
        {waiting.map((one) => (
          <ListRow
            key={one.id}
            title={one.title}
            meta={[`${timeText(one.createdAt)} 计算`, one.reason]}
            state={
              one.state === 'waiting' ? (
                <StateChip tone="warn">待上传</StateChip>
              ) : (
                <StateChip tone="bad">{heldWords(one)[0]}</StateChip>
              )
            }
            actions={
              <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
                {one.state === 'waiting' ? '查看待上传' : '去处理'}
              </LinkButton>
            }
          />
        ))}
      </List>
    </Card>
  )
}
