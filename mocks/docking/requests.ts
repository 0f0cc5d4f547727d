import type * as v from 'valibot'
import type { Docking, DockingForm, DockingStep } from '#api/docking-request.ts'
import { isoDay } from '#lib/dates.ts'
import { contactLifecycle, type ContactState, LAPSE_DAYS, nextMoves } from '#rules/docking-states.ts'
import { sendMessage, type NewMessage } from '#mocks/message/send-message.ts'
import { moveRecord, type RecordKind } from '#mocks/record/move.ts'
import { requestColumns, stepColumns } from '#mocks/record/request.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import { askedLink, find, getOwnRow, kindNames, move, requestsFor, publicVersionOf } from './rules.ts'
import type { Exchange, Kind, Request } from './tables.ts'

/** Default reasons of requests that end without a result. */
const endReasons: Partial<Record<ContactState, string>> = {
  已失效: `发布方 ${String(LAPSE_DAYS)} 天内未回应，申请已失效`,
  已有结果: '发布方已与其他企业达成合作',
}

/** Rules by which requests are moved. The sender of a request is its owner here, and is notified of every step. */
const requestOf = (kind: Kind, title: string): RecordKind<Request, ContactState> => ({
  lifecycle: contactLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, written) => world.db.docking.change(row.id, stepColumns(row, written)),
  refusal: (from, to) => `${from}的对接不能改为${to}`,
  reasonOf: (to) => endReasons[to],
  told: (_, { targetId }, { to, reason }) => ({
    type: '对接',
    title: `您申请对接的${kindNames[kind]}${to}`,
    content: `“${title}”${stepTexts[to] ?? `的对接进展为${to}。`}${reason ? `${reason}。` : ''}`,
    bizType: kind,
    bizId: targetId,
    link: askedLink(kind, title),
  }),
})

/** Texts of the messages to the sender, by step. */
const stepTexts: Partial<Record<ContactState, string>> = {
  已联系: '的发布方已与您联系。',
  洽谈中: '的对接已进入洽谈。',
  已达成: '的对接已达成。',
  未达成: '的对接未达成：',
  已失效: '的对接申请已失效：',
  已有结果: '已有结果：',
}

/** Returns the requests that wait for the publisher's first answer, oldest first. */
export const unansweredOf = (requests: readonly Docking[]) =>
  requests
    .filter(({ status }) => status === '待对接')
    .map(({ id, orgName, contactName, createTime }) => ({
      id,
      name: orgName ?? contactName,
      time: createTime,
    }))
    .sort((a, b) => a.time.localeCompare(b.time))

/** Returns the caller's newest request for a record. */
export const newestRequestOf = ({ world, owns }: Caller, id: string): Request | undefined =>
  requestsFor(world, id).findLast(owns)

/** Returns the message that notifies a publisher of a request. */
export const requestMessage = (
  { id, kind, title }: Pick<Exchange, 'id' | 'kind' | 'title'>,
  { orgName, contactName, message }: Request,
): NewMessage => ({
  type: '对接',
  title: `${orgName ?? contactName}申请对接您的${kindNames[kind]}`,
  content: `“${title ?? ''}”收到一条对接申请：${message}`,
  bizType: kind,
  bizId: id,
  link: `/docking/${kind}-service/view/${id}`,
})

/**
 * Adds a request to dock with another's open record. Each enterprise (or person without one) may have one open request
 * for each record.
 */
export function dock(by: Caller, kind: Kind, id: string, sent: v.InferOutput<typeof DockingForm>): Docking {
  const { world, user } = by
  const columns = requestColumns(by, 'docking', '待对接')
  const row = find(world, kind, id)
  if (by.owns(row) || row.userId === user.id) refuse.rule('不能对接自己发布的内容')
  const shown = publicVersionOf(world, row)
  if (shown?.status !== '已上架') return refuse.rule(`该${kindNames[kind]}已结束，不能再对接`)
  const before = newestRequestOf(by, id)
  if (before && !contactLifecycle.isFinal(before.status)) refuse.rule('您已申请对接，请等待对方联系')
  world.db.exchange.change(id, { dockCount: row.dockCount + 1 })
  const request = world.db.docking.create({
    ...sent,
    ...columns,
    targetId: id,
    targetTitle: shown.title,
    reveals: [],
  })
  sendMessage(world, row.userId, requestMessage(shown, request))
  return request
}

/** Moves a request for the caller's own record, as its publisher. */
export function step(by: Caller, kind: Kind, id: string, sent: v.InferOutput<typeof DockingStep>): Docking {
  const { world } = by
  const row = getOwnRow(by, kind, id)
  const request = world.db.docking.find(sent.dockingId)
  if (request?.targetId !== id) return refuse.missing('对接申请')
  const { status, reason } = sent
  if (!nextMoves(request.status).includes(status)) refuse.rule(`${request.status}的对接不能改为${status}`)
  return moveRequest(world, row, request, status, 'other', reason)
}

/** Marks the caller's record as solved, with one of the requesters or with somebody else; the others are notified. */
export function solve(by: Caller, kind: Kind, id: string, withId: string | undefined) {
  const { world } = by
  getOwnRow(by, kind, id)
  const requests = requestsFor(world, id)
  const chosen = requests.find((one) => one.id === withId)
  if (
    withId !== undefined &&
    (!chosen || (contactLifecycle.isFinal(chosen.status) && chosen.status !== '已达成'))
  )
    refuse.field('dockingId', '请选择仍在对接的一方')
  const moved = move(by, kind, id, 'solve')
  // Overrides the default reason, which names another enterprise, if the record is solved without any requester.
  const reason = withId === undefined ? '发布方已标记为已解决' : undefined
  const open = requests.filter((one) => !contactLifecycle.isFinal(one.status))
  for (const one of open) {
    const to = one.id === withId ? '已达成' : '已有结果'
    moveRequest(world, moved, one, to, 'other', reason)
  }
  return moved
}

/** Logs that a person of the requesting side has seen the publisher's contact: once for each person and day. */
export function logReveal({ world, user }: Caller, request: Request): Request {
  const time = world.iso()
  const isNoted = request.reveals.some(
    (one) => one.name === user.nickname && isoDay(one.time) === isoDay(time),
  )
  if (isNoted) return request
  return world.db.docking.change(request.id, { reveals: [...request.reveals, { time, name: user.nickname }] })
}

/** Moves a request for a record: as its publisher (`other`), or by the end of a term. */
export const moveRequest = (
  world: World,
  { kind, title }: Pick<Exchange, 'kind' | 'title'>,
  request: Request,
  to: ContactState,
  by: 'other' | 'clock',
  reason?: string,
): Request => moveRecord(world, requestOf(kind, title), request, to, { by, reason })

/** Lapses a request that was not answered in time; both sides are notified. */
export function lapse(world: World, row: Exchange, request: Request): void {
  moveRequest(world, row, request, '已失效', 'clock')
  sendMessage(world, row.userId, {
    type: '对接',
    title: '一条对接申请已失效',
    content: `${request.orgName ?? request.contactName}对“${row.title ?? ''}”的对接申请 ${String(LAPSE_DAYS)} 天内未回应，已失效。`,
    bizType: row.kind,
    bizId: row.id,
    link: `/docking/${row.kind}-service/view/${row.id}`,
  })
}
