import type { BindingRole, BindingWay } from '#api/binding-words.ts'
import type { EnterpriseRef } from '#api/session.ts'
import { maskedPhone } from '#lib/phone.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import type { World } from '#mocks/city.ts'
import type { BindingRow, User } from './tables.ts'

/** Address of 关联企业, to which every message about a binding leads. */
const link = '/user/relation'

const idOf = (userId: string, enId: string) => `${userId}:${enId}`

/** Returns a person's binding to an enterprise, whatever its state. */
export const bindingOf = (world: World, userId: string, enId: string): BindingRow | undefined =>
  world.db.binding.find(idOf(userId, enId))

/** Returns the people of an enterprise: those who act for it, and those who wait or were refused. */
export const peopleOf = (world: World, enId: string): BindingRow[] =>
  world.db.binding.findMany({ where: { enId: { equals: enId } } })

/** Returns the people who act for an enterprise. */
export const actingFor = (world: World, enId: string): BindingRow[] =>
  peopleOf(world, enId).filter(({ state }) => state === '有效')

/** Returns the people who may invite and end others. */
const administratorsOf = (world: World, enId: string) =>
  actingFor(world, enId).filter(({ role }) => role === '管理员')

/** Returns true if a person is an administrator of an enterprise. */
export const isAdministrator = (world: World, userId: string, enId: string): boolean =>
  administratorsOf(world, enId).some((one) => one.userId === userId)

/** Returns the name under which a person acts for an enterprise; the account's name where no proof gave one. */
export const actorOf = (world: World, userId: string, enId: string): string =>
  bindingOf(world, userId, enId)?.name ?? world.db.user.find(userId)?.nickname ?? ''

/** Tells a person about an own binding. */
export const tell = (world: World, userId: string, title: string, content: string, time?: string): void =>
  sendMessage(world, userId, { type: '系统', title, content, link }, time)

/** Tells the administrators of an enterprise, except the person whom it is about and the one who did it. */
export function tellAdministrators(
  world: World,
  enId: string,
  { title, content, except }: { title: string; content: string; except: readonly string[] },
  time?: string,
): void {
  for (const { userId } of administratorsOf(world, enId))
    if (!except.includes(userId)) tell(world, userId, title, content, time)
}

/** Stores a person's binding in place of an earlier one to the same enterprise; its first day stays. */
export function putBinding(
  world: World,
  userId: string,
  enId: string,
  columns: Omit<BindingRow, 'id' | 'userId' | 'enId' | 'createTime' | 'updateTime'>,
  time = world.iso(),
): BindingRow {
  const id = idOf(userId, enId)
  const createTime = world.db.binding.find(id)?.createTime ?? time
  world.db.binding.remove(id)
  return world.db.binding.create({ ...columns, id, userId, enId, createTime, updateTime: time })
}

/** Lets a person act for an enterprise from now on, and tells the person and the administrators. */
export function bind(
  world: World,
  userId: string,
  en: EnterpriseRef,
  { role, way, name }: { role: BindingRole; way: BindingWay; name: string },
  time = world.iso(),
): void {
  putBinding(world, userId, en.enId, { role, way, name, state: '有效' }, time)
  const user = world.db.user.get(userId, '用户')
  for (const { id } of invitationsTo(world, user, en.enId)) world.db.invitation.remove(id)
  setActing(world, user, en, true)
  const { enName, enId } = en
  tell(world, userId, '企业绑定成功', `您已成为${enName}的${role}，可以代表该企业办理申报和诉求。`, time)
  const content = `${name}（${maskedPhone(user.tel)}）以${way}方式绑定${enName}，角色为${role}。`
  tellAdministrators(world, enId, { title: '本企业增加办理人员', content, except: [userId] }, time)
}

/** Ends a person's binding or request; from the next call on the enterprise is refused. */
export function unbind(world: World, { id, userId, enId }: BindingRow): void {
  world.db.binding.remove(id)
  const { enName, creditCode } = world.db.enterprise.get(enId, '企业')
  setActing(world, world.db.user.get(userId, '用户'), { enId, enName, creditCode }, false)
}

/** Writes the enterprises for which a person acts: the only writer of `ens`, which every right is read from. */
function setActing(
  world: World,
  { id, memberType, ens }: User,
  { enId, enName, creditCode }: EnterpriseRef,
  acts: boolean,
) {
  const isKept = acts && ens.some((one) => one.enId === enId)
  const others = ens.filter((one) => one.enId !== enId)
  const next = isKept ? ens : acts ? [...others, { enId, enName, creditCode }] : others
  const plain = next.length > 0 ? 'enterprise' : 'person'
  world.db.user.change(id, {
    ens: next,
    memberType: memberType === 'service_provider' ? memberType : plain,
  })
}

/** Returns the open invitations of an enterprise. */
export const openInvitations = (world: World, enId: string) =>
  world.db.invitation
    .findMany({ where: { enId: { equals: enId } } })
    .filter(({ expireTime }) => expireTime > world.iso())

/** Returns the open invitations to a person, of one enterprise or of all. */
export const invitationsTo = (world: World, { tel }: Pick<User, 'tel'>, enId?: string) =>
  world.db.invitation
    .findMany({ where: { tel: { equals: tel } } })
    .filter((one) => one.expireTime > world.iso() && (enId === undefined || one.enId === enId))
