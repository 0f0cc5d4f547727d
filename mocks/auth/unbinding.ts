import { maskedPhone } from '#lib/phone.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import {
  actingFor,
  actorOf,
  bind,
  bindingOf,
  invitationsTo,
  isAdministrator,
  openInvitations,
  tell,
  tellAdministrators,
  unbind,
} from './binding.ts'
import type { BindingRow, User } from './tables.ts'

const nameOf = (world: World, enId: string) => world.db.enterprise.get(enId, '企业').enName

/** Ends a person's own binding or request, or turns an invitation down. */
export function leave(world: World, user: User, enId: string): void {
  const row = bindingOf(world, user.id, enId)
  if (!row) return turnDown(world, user, enId)
  checkNotLast(world, row)
  const { state } = row
  unbind(world, row)
  if (state === '未通过') return
  const enName = nameOf(world, enId)
  if (state === '待核验')
    return tellOthers(world, row, '已撤回申请', `${row.name}撤回了代表${enName}办理的申请。`)
  if (!actingFor(world, enId).length)
    for (const { id } of openInvitations(world, enId)) world.db.invitation.remove(id)
  tell(world, user.id, '已解除企业绑定', `您不再代表${enName}办理业务，重新绑定后可继续查看。`)
  tellOthers(world, row, '有人员解除绑定', `${row.role}${row.name}不再代表${enName}办理业务。`)
}

const tellOthers = (world: World, { userId, enId }: BindingRow, title: string, content: string) =>
  tellAdministrators(world, enId, { title, content, except: [userId] })

/** Refuses the last administrator while other people act, because nobody could invite or end anyone afterwards. */
function checkNotLast(world: World, row: BindingRow): void {
  if (row.state !== '有效' || row.role !== '管理员') return
  const others = actingFor(world, row.enId).filter(({ id }) => id !== row.id)
  if (!others.length || others.some(({ role }) => role === '管理员')) return
  refuse.rule(
    `您是唯一的管理员，还有 ${String(others.length)} 名经办人。请先邀请一名管理员，或结束其他人的办理权限`,
  )
}

/** Turns down the invitations of an enterprise to a person. @throws Refusal without one */
function turnDown(world: World, user: User, enId: string): void {
  const open = invitationsTo(world, user, enId)
  if (!open.length) refuse.forbidden('没有绑定该企业')
  for (const { id } of open) world.db.invitation.remove(id)
  const content = `${open[0]!.name}（${maskedPhone(user.tel)}）没有接受代表${nameOf(world, enId)}办理的邀请。`
  tellAdministrators(world, enId, { title: '邀请未被接受', content, except: [] })
}

/** Ends another person's binding or request, by an administrator of the enterprise. */
export function endPerson(world: World, user: User, enId: string, userId: string): void {
  if (userId === user.id) return leave(world, user, enId)
  if (!isAdministrator(world, user.id, enId)) refuse.forbidden('只有该企业的管理员可以结束他人的办理权限')
  const row = bindingOf(world, userId, enId) ?? refuse.missing('该人员')
  unbind(world, row)
  const by = actorOf(world, user.id, enId)
  const enName = nameOf(world, enId)
  const [title, deed] =
    row.state === '有效' ? ['办理权限已结束', '结束了'] : ['授权书申请未被接受', '没有接受']
  const what = row.state === '有效' ? '权限' : '申请'
  const kept = '您的草稿和待上传的内容仍保存在本机，重新绑定后可继续。'
  tell(world, userId, title, `${by}${deed}您代表${enName}办理的${what}。${row.state === '有效' ? kept : ''}`)
  const content = `${by}${deed}${row.name}代表${enName}办理的${what}。`
  tellAdministrators(world, enId, { title: `${row.name}的${title}`, content, except: [user.id] })
}

/** Withdraws an open invitation, by an administrator of the enterprise. */
export function endInvitation(world: World, user: User, enId: string, invitationId: string): void {
  if (!isAdministrator(world, user.id, enId)) refuse.forbidden('只有该企业的管理员可以撤销邀请')
  const row = openInvitations(world, enId).find(({ id }) => id === invitationId) ?? refuse.missing('该邀请')
  world.db.invitation.remove(row.id)
  const invited = world.db.user.findFirst({ where: { tel: { equals: row.tel } } })
  const by = actorOf(world, user.id, enId)
  if (invited) tell(world, invited.id, '邀请已撤销', `${by}撤销了请您代表${nameOf(world, enId)}办理的邀请。`)
}

/** Reason of a refusal where the auditor gave none. */
const REFUSED = '授权书未加盖公章，或授权内容不完整'

/**
 * Records the city's verdict on an 授权书, and tells the person and the administrators.
 * @throws Refusal if the binding does not wait for one
 */
export function auditLetter(
  world: World,
  id: string,
  result: 'pass' | 'reject',
  opinion: string,
  time = world.iso(),
): BindingRow {
  const row = world.db.binding.get(id, '绑定申请')
  if (row.state !== '待核验') return refuse.rule('该绑定申请不在待核验状态')
  const { userId, enId, name, role, way } = row
  const { enName, creditCode } = world.db.enterprise.get(enId, '企业')
  if (result === 'pass') {
    bind(world, userId, { enId, enName, creditCode }, { role, way, name }, time)
    return world.db.binding.get(id, '绑定申请')
  }
  const reason = opinion || REFUSED
  const refused = world.db.binding.change(id, { state: '未通过', reason, updateTime: time })
  tell(world, userId, '授权书未通过核验', `${enName}：${reason}。请更正后重新提交。`, time)
  const content = `${name}提交的${enName}授权书未通过核验：${reason}。`
  tellAdministrators(world, enId, { title: '授权书未通过核验', content, except: [userId] }, time)
  return refused
}
