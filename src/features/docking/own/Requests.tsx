import type { MySupply } from '#api/docking.ts'
import type { Docking } from '#api/docking-request.ts'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
import { calls, type Kind, requestRecord } from '#features/docking/kinds.ts'
import { timeText } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { contactLifecycle, nextMoves, REASON, reasonRange } from '#rules/docking-states.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

/** Labels of the publisher's steps, by the state after the step. */
const deeds = { 已联系: '记为已联系', 洽谈中: '开始洽谈', 已达成: '达成合作', 未达成: '未达成' } as const

/** Shows the requests to dock with an own record, with the next steps of each. */
export function Requests({ kind, one }: { kind: Kind; one: Pick<MySupply, 'id' | 'dockings'> }) {
  return (
    <List label="对接申请">
      {one.dockings.map((request) => (
        <RequestRow key={request.id} kind={kind} id={one.id} request={request} />
      ))}
    </List>
  )
}

function RequestRow({ kind, id, request }: { kind: Kind; id: string; request: Docking }) {
  const { orgName, contactName, contactPhone, message, status, reason, reveals, createTime } = request
  const name = orgName ?? contactName
  const record = requestRecord(kind, request.id)
  const waits = useOutbox().some((item) => item.record === record)
  const endpoint = calls[kind].dock
  return (
    <ListRow
      title={name}
      meta={[`${timeText(createTime)}申请`]}
      state={
        <>
          <StateChip tone={contactLifecycle.toneOf(status)}>{status}</StateChip>
          {waits && <StateChip tone="warn">待生效</StateChip>}
        </>
      }
      actions={nextMoves(status).map((to) =>
        to === '未达成' ? (
          <WordsButton
            key={to}
            endpoint={endpoint}
            input={(reason) => ({
              params: { id },
              body: { dockingId: request.id, status: to, reason },
            })}
            deed="未达成"
            title="对接未达成"
            name={name}
            record={record}
            label="未达成的原因"
            hint={`对方会看到原因，${reasonRange}`}
            least={REASON.least}
            most={REASON.most}
            confirmLabel="确认未达成"
          />
        ) : (
          <QueueButton
            key={to}
            endpoint={endpoint}
            input={{ params: { id }, body: { dockingId: request.id, status: to } }}
            title={`对接${to}：${name}`}
            record={record}
            done={`已记为${to}`}
            label={`${deeds[to]}：${name}`}
          >
            {deeds[to]}
          </QueueButton>
        ),
      )}
    >
      <p>
        联系人 <bdi>{contactName}</bdi>，电话 <PhoneLink number={contactPhone} />
      </p>
      <p>{message}</p>
      {reason && <p>原因：{reason}</p>}
      {reveals.length > 0 && (
        <p>
          查看过联系方式：
          {reveals.map((seen) => `${seen.name}（${timeText(seen.time)}）`).join('、')}
        </p>
      )}
    </ListRow>
  )
}
