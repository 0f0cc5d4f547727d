import type * as v from 'valibot'
import type { DemandDraft, DockingForm, DockingState, Supply, SupplyDraft, SupplyForm } from '#api/docking.ts'
import { daysLeft } from '#lib/dates.ts'
import { contactLifecycle, dockingLifecycle, dockingMoves } from '#rules/docking-states.ts'
import { fileErrors, imagesByField, pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { tell } from '#mocks/message/tell.ts'
import { type AuditedKind, moveAudited, openToSave, putSaved, savedColumns } from '#mocks/record/audited.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import type { Exchange, Kind } from './tables.ts'

/** A row that went through an audit: nothing of its form is missing. */
type Whole = Exchange & Omit<Supply, 'docked' | 'mine'>

/** What the two are called. */
export const words = { demand: '需求', supply: '供应' } satisfies Record<Kind, string>

const isOver = (world: World, deadline: string | undefined) =>
  deadline !== undefined && daysLeft(deadline, world.now()) < 0

/** The state as of now: what is 已上架 expires with the end of its deadline's day. */
export const stateOf = (world: World, row: Exchange): DockingState =>
  row.status === '已上架' && isOver(world, row.deadline) ? '已过期' : row.status

/** True for what the public may read. */
export const isOpen = (world: World, row: Exchange): row is Whole => stateOf(world, row) === '已上架'

/** A row of this kind. @throws refusal when there is none. */
export function find(world: World, kind: Kind, id: string): Exchange {
  const row = world.db.exchange.find(id)
  return row?.kind === kind ? row : refuse.missing(words[kind])
}

/** The row of the caller's enterprise. @throws refusal for anybody else's. */
export const own = (by: Caller, kind: Kind, id: string): Exchange => by.own(find(by.world, kind, id))

/** What is said where a record may not be moved to a state. */
const refusals: Partial<Record<DockingState, string>> = {
  已上架: '只有已下架的内容可以上架',
  已下架: '只有已上架的内容可以下架',
  已解决: '只有发布过的内容可以标记为已解决',
}

/** How the two kinds are audited and moved. Who has asked to dock hears when the record is no longer there for it. */
const auditedOf = (kind: Kind): AuditedKind<Exchange> => ({
  lifecycle: dockingLifecycle,
  stateOf,
  write: (world, id, { state, ...step }) => world.db.exchange.change(id, { ...step, status: state }),
  refusal: (from, to) => refusals[to] ?? `${from}的内容不能改为${to}`,
  others: (world, { id, title }, { to, by }) =>
    by === 'owner' && (to === '已下架' || to === '已解决')
      ? {
          userIds: world.db.docking
            .findMany({ where: { targetId: { equals: id } } })
            .filter((one) => !contactLifecycle.isFinal(one.status))
            .map((one) => one.userId),
          told: {
            type: '对接',
            title: `您申请对接的${words[kind]}${to}`,
            content: `“${title}”${to === '已解决' ? '已由发布方标记为已解决' : '已由发布方下架'}，您的对接申请不再继续。`,
            bizType: kind,
            bizId: id,
            link: `/docking/${kind}-service/list`,
          },
        }
      : undefined,
  find: (world, id) => find(world, kind, id),
  prefix: kind,
  noun: '内容',
  title: words[kind],
  nameOf: (row) => row.title,
  done: '已上架',
  way: { kept: '草稿', waits: '待审核', passed: '已上架', rejected: '已驳回' },
  auditor: auditors.exchange,
  about: { bizType: kind, link: `/user/my-${kind}` },
  view: mineOf,
})

/** The owner's view: the state of now, and who has asked to dock. */
export const mineOf = (world: World, row: Exchange) => ({
  ...row,
  status: stateOf(world, row),
  dockings: world.db.docking.findMany({ where: { targetId: { equals: row.id } } }),
})

/** By kind. */
export const audited = { demand: auditedOf('demand'), supply: auditedOf('supply') }

type Sent = v.InferOutput<typeof DemandDraft | typeof SupplyDraft | typeof SupplyForm>

/** Saves a new record, or the caller's own; see {@link openToSave}. */
export function save(by: Caller, kind: Kind, { id, version, draft, ...fields }: Sent): Exchange {
  const { world, user } = by
  const row = openToSave(by, audited[kind], { id, version, draft })
  if (!draft && isOver(world, fields.deadline))
    refuse.fields([{ field: 'deadline', errorMessage: '截止日期不能早于今天' }])
  refuseAny([
    ...fileErrors(world, user.id, 'attachments', fields.attachments, row?.attachments),
    ...pictureErrors(world, user.id, imagesByField(fields.images), row?.images),
  ])
  return putSaved(world.db.exchange, {
    ...savedColumns(by, audited[kind], row, draft),
    userId: row?.userId ?? user.id,
    kind,
    viewCount: row?.viewCount ?? 0,
    dockCount: row?.dockCount ?? 0,
    ...fields,
  })
}

/**
 * Moves the caller's own record. Up needs no second audit: since it was let through nothing has changed, for every edit
 * goes to 待审核. @throws Refusal where its state does not allow it
 */
export function move(by: Caller, kind: Kind, id: string, to: keyof typeof dockingMoves): Exchange {
  const row = own(by, kind, id)
  if (to === 'up' && row.status === '已下架' && isOver(by.world, row.deadline))
    refuse.rule('截止日期已过，请修改后重新提交')
  return moveAudited(by.world, audited[kind], row, dockingMoves[to], { by: 'owner' })
}

/** Asks to dock with another's open record, once for each enterprise (or person without one) and record. */
export function dock(by: Caller, kind: Kind, id: string, sent: v.InferOutput<typeof DockingForm>) {
  const { world, user, enIdIfAny: enId } = by
  const row = find(world, kind, id)
  if (by.owns(row) || row.userId === user.id) refuse.rule('不能对接自己发布的内容')
  if (!isOpen(world, row)) refuse.rule(`该${words[kind]}已结束，不能再对接`)
  if (hasDocked(by, id)) refuse.rule('您已申请对接，请等待对方联系')
  const time = world.iso()
  world.db.exchange.change(id, { dockCount: row.dockCount + 1 })
  tell(world, row.userId, {
    type: '对接',
    title: `${sent.contactName}申请对接您的${words[kind]}`,
    content: `“${row.title}”收到一条对接申请：${sent.message}`,
    bizType: kind,
    bizId: id,
    link: `/user/my-${kind}`,
  })
  const asked = { id: `docking-${crypto.randomUUID()}`, createTime: time, updateTime: time, targetId: id }
  return world.db.docking.add({ ...asked, userId: user.id, enId, status: '待对接', ...sent })
}

/** True when the caller's side has asked to dock with the record. */
export const hasDocked = ({ world, owns }: Caller, id: string): boolean =>
  world.db.docking.findMany({ where: { targetId: { equals: id } } }).some(owns)

/** `138****0001`, `057*-***01234`: of a landline or a number with +86 no more is told. */
export function masked(phone: string): string {
  let at = 0
  return phone.replaceAll(/\d/g, (digit) => ((at += 1) > 3 && at <= 7 ? '*' : digit))
}
