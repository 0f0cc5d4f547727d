import type { MySupplyBrief } from '#api/docking.ts'
import { statusWords } from '#features/docking/ask/request.ts'
import { detailLink, type Kind } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { dayText } from '#lib/dates.ts'
import { contactLifecycle, publicStates } from '#rules/docking-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

/** Shows a record that the user has asked to dock with, and the state of the request. */
export function AskedRow({ kind, row, looked }: { kind: Kind; row: MySupplyBrief; looked: string }) {
  const { id, title, category, publisherOrg, contactName, contactPhone, status, request } = row
  if (!request) return null
  const isPublic = publicStates.some((one) => one === status)
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      link={isPublic ? detailLink(kind, id) : undefined}
      meta={[category, publisherOrg, `${dayText(request.createTime)}申请`]}
      amount={amountText(kind, row)}
      state={<StateChip tone={contactLifecycle.toneOf(request.status)}>{request.status}</StateChip>}
    >
      <p>{statusWords(request)}</p>
      {contactPhone && (
        <p>
          联系人 <bdi>{contactName ?? ''}</bdi>，电话 <PhoneLink number={contactPhone} />
        </p>
      )}
      {!isPublic && <p>发布方已下架，暂不能查看详情。</p>}
    </ListRow>
  )
}
