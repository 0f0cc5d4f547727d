import type * as v from 'valibot'
import type { DemandDraft, DockingForm, DockingState, Supply, SupplyDraft, SupplyForm } from '#api/docking.ts'
import { daysLeft } from '#lib/dates.ts'
import { fileErrors, imagesByField, pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { tell } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/world.ts'
import type { Exchange, Kind } from './data.ts'

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

/** The owner's view: the state of now, and who has asked to dock. */
export const mineOf = (world: World, row: Exchange) => ({
  ...row,
  status: stateOf(world, row),
  dockings: world.db.docking.all().filter((one) => one.targetId === row.id),
})

type Sent = v.InferOutput<typeof DemandDraft | typeof SupplyDraft | typeof SupplyForm>

/**
 * Saves a new record, or the caller's own. What is ready goes to 待审核, also when it was public before; a draft stays
 * 草稿, and only what was never public may become one. What is being audited or is 已解决 stays as it is.
 */
export function save(by: Caller, kind: Kind, { id, version, draft, ...fields }: Sent): Exchange {
  const { world, user } = by
  const row = id === undefined ? undefined : own(by, kind, id)
  if (row) {
    if (version !== row.version) refuse.conflict(mineOf(world, row))
    if (row.status === '待审核') refuse.rule('正在审核，暂不能修改')
    if (row.status === '已解决') refuse.rule('已解决的内容不能修改')
    if (draft && row.status !== '草稿' && row.status !== '已驳回') refuse.rule('发布过的内容不能存为草稿')
  }
  if (!draft && isOver(world, fields.deadline))
    refuse.fields([{ field: 'deadline', errorMessage: '截止日期不能早于今天' }])
  refuseAny([
    ...fileErrors(world, user.id, 'attachments', fields.attachments, row?.attachments),
    ...pictureErrors(world, user.id, imagesByField(fields.images), row?.images),
  ])
  const time = world.iso()
  const kept = row ?? {
    id: `${kind}-${crypto.randomUUID()}`,
    userId: user.id,
    enId: by.enId,
    createTime: time,
    viewCount: 0,
    dockCount: 0,
    version: 0,
  }
  // Written anew and not changed: what the form left empty goes, too.
  if (row) world.db.exchange.remove(row.id)
  return world.db.exchange.add({
    id: kept.id,
    kind,
    userId: kept.userId,
    enId: kept.enId,
    createTime: kept.createTime,
    updateTime: time,
    viewCount: kept.viewCount,
    dockCount: kept.dockCount,
    version: kept.version + 1,
    status: draft ? '草稿' : '待审核',
    ...fields,
  })
}

/**
 * What an owner may do with a record that was audited. Up needs no second audit: since it was let through nothing has
 * changed, for every edit goes to 待审核. Solved is final, and may be said of what is open, down or expired.
 */
const moves = {
  up: { from: ['已下架'], to: '已上架', refusal: '只有已下架的内容可以上架' },
  down: { from: ['已上架'], to: '已下架', refusal: '只有已上架的内容可以下架' },
  solve: { from: ['已上架', '已下架', '已过期'], to: '已解决', refusal: '只有发布过的内容可以标记为已解决' },
} satisfies Record<string, { from: DockingState[]; to: DockingState; refusal: string }>

/** Moves the caller's own record. @throws refusal where its state does not allow it. */
export function move(by: Caller, kind: Kind, id: string, to: keyof typeof moves): Exchange {
  const row = own(by, kind, id)
  const { from, to: status, refusal }: { from: DockingState[]; to: DockingState; refusal: string } = moves[to]
  if (!from.includes(stateOf(by.world, row))) refuse.rule(refusal)
  if (to === 'up' && isOver(by.world, row.deadline)) refuse.rule('截止日期已过，请修改后重新提交')
  return by.world.db.exchange.change(id, { status, updateTime: by.world.iso(), version: row.version + 1 })
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
  world.db.docking.all().some((one) => one.targetId === id && owns(one))

/** `138****0001`, `057*-***01234`: of a landline or a number with +86 no more is told. */
export function masked(phone: string): string {
  let at = 0
  return phone.replaceAll(/\d/g, (digit) => ((at += 1) > 3 && at <= 7 ? '*' : digit))
}

/** What the city's auditors decide about a record that is 待审核. */
export function audit(
  world: World,
  kind: Kind,
  id: string,
  result: 'pass' | 'reject',
  opinion: string,
): Exchange {
  const row = find(world, kind, id)
  if (row.status !== '待审核') refuse.rule('该内容不在待审核状态')
  const passed = result === 'pass'
  tell(world, row.userId, {
    type: '审核',
    title: `${words[kind]}${passed ? '已通过审核' : '未通过审核'}`,
    content: `“${row.title}”${passed ? '已上架' : `已驳回：${opinion}`}`,
    bizType: kind,
    bizId: id,
    link: `/user/my-${kind}`,
  })
  return world.db.exchange.change(id, {
    ...(passed ? { status: '已上架', reason: undefined } : { status: '已驳回', reason: opinion }),
    updateTime: world.iso(),
    version: row.version + 1,
  })
}
