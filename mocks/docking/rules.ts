import type * as v from 'valibot'
import type { DemandDraft, DockingState, Supply, SupplyDraft, SupplyForm } from '#api/docking.ts'
import type { FieldError } from '#api/call/error.ts'
import { daysLeft } from '#lib/dates.ts'
import {
  contactLifecycle,
  dateProblems,
  dockingLifecycle,
  dockingMoves,
  publicStates,
} from '#rules/docking-states.ts'
import { dicts } from '#mocks/common/dicts.ts'
import {
  fileErrors,
  imagesByField,
  pictureErrors,
  refuseAny,
  withApprovedVersions,
} from '#mocks/common/sent-files.ts'
import {
  type AuditedKind,
  saveTarget,
  moveAudited,
  openToSave,
  takeDownUnseen,
  putSaved,
  savedColumns,
} from '#mocks/record/audited.ts'
import { approvedOf } from '#mocks/record/approved.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import { Approved, type Exchange, type Kind, type Request } from './tables.ts'

/** Row that has passed an audit, so no field of its form is missing. */
export type CompleteExchange = Exchange & Omit<Supply, 'docked' | 'mine' | 'request' | 'favorite'>

/** Chinese names of the two kinds. */
export const kindNames = { demand: '需求', supply: '供给' } satisfies Record<Kind, string>

/** Returns the address of the requester's list, which shows the record even after its publisher has taken it down. */
export const askedLink = (kind: Kind, title: string): string =>
  `/user/my-${kind}?view=asked&${new URLSearchParams({ keyword: title }).toString()}`

const isOver = (world: World, deadline: string | undefined) =>
  deadline !== undefined && daysLeft(deadline, world.now()) < 0

/** Returns the current state: 已上架 expires at the end of its deadline's day. */
export const stateOf = (world: World, row: Exchange): DockingState =>
  row.status === '已上架' && isOver(world, row.deadline) ? '已过期' : row.status

/**
 * Returns the public version of a record: its current one, or, while an edit of it is audited, the one approved before.
 * Undefined if only its publisher may read it. A demand therefore does not vanish for a corrected comma. Price: the
 * row holds two versions.
 */
export function publicVersionOf(world: World, row: Exchange): CompleteExchange | undefined {
  const { approved } = row
  // Only the publisher reads the reason for which an edit was rejected.
  const shown = approved ? { ...row, ...approved, status: '已上架' as const, reason: undefined } : row
  const status = stateOf(world, shown)
  return publicStates.some((one) => one === status) ? ({ ...shown, status } as CompleteExchange) : undefined
}

/** Returns a record as the sender of a request reads it, public or not, without anything that no audit has approved. */
export function requesterView(world: World, row: Exchange, { targetTitle: title }: Request): Exchange {
  const shown = publicVersionOf(world, row)
  const isLetThrough = row.status !== '待审核' && row.status !== '已驳回' && row.status !== '草稿'
  if (shown || isLetThrough) return shown ?? row
  const hidden = Object.fromEntries(Object.keys(Approved.entries).map((name) => [name, undefined]))
  const { publisherOrg } = row
  return { ...row, ...hidden, publisherOrg, title, reason: undefined, audits: [] }
}

/** Returns a row of this kind. @throws Refusal if there is none */
export function find(world: World, kind: Kind, id: string): Exchange {
  const row = world.db.exchange.find(id)
  return row?.kind === kind ? row : refuse.missing(kindNames[kind])
}

/** Returns the row of the caller's enterprise. @throws Refusal for anybody else's */
export const getOwnRow = (by: Caller, kind: Kind, id: string): Exchange => by.own(find(by.world, kind, id))

/** Returns the requests to dock with a record, in the order in which they were created. */
export const requestsFor = (world: World, targetId: string) =>
  world.db.docking.findMany({ where: { targetId: { equals: targetId } } })

/** Messages that refuse a move to a state. */
const refusals: Partial<Record<DockingState, string>> = {
  已上架: '只有已下架或已过期的内容可以上架',
  已下架: '只有已上架或已过期的内容可以下架',
  已解决: '只有发布过的内容可以标记为已解决',
}

/**
 * Returns the rules by which a kind is audited and moved. Senders of open requests are notified when the record is
 * taken down.
 */
export const auditedOf = (kind: Kind): AuditedKind<Exchange> => ({
  lifecycle: dockingLifecycle,
  stateOf,
  write: (world, id, { state, ...step }) => {
    const { approved } = find(world, kind, id)
    const isEnded = state === '已下架' || state === '已解决'
    return world.db.exchange.change(id, {
      // Discards an unapproved edit when the public version ends, so that a record taken down can be published again
      // without an audit.
      ...(approved && isEnded ? approvedOf(Approved, approved) : {}),
      ...step,
      status: state,
      ...(state === '已驳回' ? {} : { approved: undefined }),
    })
  },
  refusal: (from, to) => refusals[to] ?? `${from}的内容不能改为${to}`,
  others: (world, { id, title }, { to, by }) =>
    by === 'owner' && to === '已下架'
      ? {
          userIds: requestsFor(world, id)
            .filter((one) => !contactLifecycle.isFinal(one.status))
            .map((one) => one.userId),
          told: {
            type: '对接',
            title: `您申请对接的${kindNames[kind]}已下架`,
            content: `“${title}”已由发布方下架，对接是否继续请与对方联系。`,
            bizType: kind,
            bizId: id,
            link: askedLink(kind, title),
          },
        }
      : undefined,
  find: (world, id) => find(world, kind, id),
  prefix: kind,
  nounOf: () => '内容',
  titleOf: () => kindNames[kind],
  nameOf: (row) => row.title,
  done: '已上架',
  way: { kept: '草稿', waits: '待审核', passed: '已上架', rejected: '已驳回' },
  auditor: auditors.exchange,
  bizType: kind,
  linkOf: (id) => `/docking/${kind}-service/view/${id}`,
  view: ownerView,
})

/** Returns the owner's view of a record: its current state, its requests, and whether an older version is public. */
export const ownerView = (world: World, { approved, ...row }: Exchange) => ({
  ...row,
  status: stateOf(world, row),
  dockings: requestsFor(world, row.id).toReversed(),
  isShown: approved ? true : undefined,
})

/** Rules by kind. */
export const audited = { demand: auditedOf('demand'), supply: auditedOf('supply') }

/** Refuses a region or an industry that is not in the city's dictionaries; the contract checks the category. */
const choiceErrors = ({ region, industry }: { region?: string; industry?: string }): FieldError[] => [
  ...(region && !dicts.district.some(({ code }) => code === region)
    ? [{ field: 'region', errorMessage: '请从列表中选择所在地区' }]
    : []),
  ...(industry && !dicts.industry.some(({ code }) => code === industry)
    ? [{ field: 'industry', errorMessage: '请从列表中选择所属行业' }]
    : []),
]

type SaveRequest = v.InferOutput<typeof DemandDraft | typeof SupplyDraft | typeof SupplyForm>

/**
 * Saves a new record, or the caller's own, for the caller's enterprise; see {@link openToSave}. The public version
 * stays as it was until the edit is approved.
 */
export function save(by: Caller, kind: Kind, { id, version, draft, ...fields }: SaveRequest): Exchange {
  const { world, user } = by
  const ours = world.db.exchange.findMany({ where: by.mine })
  const ofKind = ours.filter((one) => one.kind === kind)
  const row = openToSave(by, audited[kind], {
    ...saveTarget(ofKind, { id, version, draftKey: fields.draftKey }),
    draft,
  })
  const before = withApprovedVersions(ours)
  const images = before.flatMap((one) => one.images ?? [])
  const attachments = before.flatMap((one) => one.attachments ?? [])
  refuseAny([
    ...(draft ? [] : dateProblems(fields, world.now())),
    ...choiceErrors(fields),
    ...fileErrors(world, user.id, 'attachments', fields.attachments, attachments),
    ...pictureErrors(world, user.id, imagesByField(fields.images), images),
  ])
  const columns = savedColumns(by, audited[kind], row, draft)
  const approved =
    row && (row.approved ?? (stateOf(world, row) === '已上架' ? approvedOf(Approved, row) : undefined))
  return putSaved(world.db.exchange, {
    ...columns,
    userId: row?.userId ?? user.id,
    publisherOrg: user.ens.find((one) => one.enId === columns.enId)?.enName ?? row?.publisherOrg ?? '',
    kind,
    viewCount: row?.viewCount ?? 0,
    dockCount: row?.dockCount ?? 0,
    ...(approved ? { approved } : {}),
    ...fields,
  })
}

/**
 * Returns a record as its approved version, so that it may be taken down and solved while an edit waits or was
 * rejected, even past its deadline.
 */
const asApproved = (row: Exchange): Exchange =>
  row.approved ? { ...row, status: '已上架', deadline: undefined } : row

/**
 * Moves the caller's own record; for down see {@link takeDownUnseen}. Up needs no second audit, because every edit goes
 * to 待审核 and nothing else has changed since the approval; past its deadline the record needs a new one (续期).
 * @throws Refusal if its state does not allow the move
 */
export function move(
  by: Caller,
  kind: Kind,
  id: string,
  to: keyof typeof dockingMoves,
  deadline?: string,
): Exchange {
  const { world } = by
  const row = getOwnRow(by, kind, id)
  const unseen =
    to === 'down'
      ? takeDownUnseen(world, audited[kind], world.db.exchange, row, dockingMoves.down)
      : undefined
  if (unseen) return unseen
  const isUp = to === 'up' && ['已下架', '已过期'].includes(stateOf(world, row))
  if (isUp && isOver(world, row.deadline)) {
    if (!deadline) refuse.field('deadline', '截止日期已过，请选择新的截止日期')
    refuseAny(dateProblems({ deadline }, world.now()))
  }
  const from = to === 'up' ? row : asApproved(row)
  const moved = moveAudited(world, audited[kind], from, dockingMoves[to], { by: 'owner' })
  return isUp && deadline ? world.db.exchange.change(moved.id, { deadline }) : moved
}

/**
 * Masks the 4th to 7th digit of a phone number: `138****0001`, `057*-***01234`. A landline or a number with +86 shows
 * no more.
 */
export function maskPhone(phone: string): string {
  let at = 0
  return phone.replaceAll(/\d/g, (digit) => ((at += 1) > 3 && at <= 7 ? '*' : digit))
}
