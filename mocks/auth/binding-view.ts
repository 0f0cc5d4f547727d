import type { Binding, Invitation, Member } from '#api/binding.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { World } from '#mocks/city.ts'
import { invitationsTo, isAdministrator, openInvitations, peopleOf } from './binding.ts'
import { legalPurpose, letterDue } from './proofs.ts'
import type { BindingRow, InvitationRow, User } from './tables.ts'

const invitationView = ({ id, name, tel, role, code, invitedBy, expireTime }: InvitationRow): Invitation => ({
  id,
  name,
  tel: maskedPhone(tel),
  role,
  code,
  invitedBy,
  expireTime,
})

const memberView = (world: World, { userId, name, role, state, way, createTime }: BindingRow): Member => ({
  userId,
  name,
  tel: maskedPhone(world.db.user.find(userId)?.tel ?? ''),
  role,
  state,
  way,
  createTime,
})

/** Returns the people of an enterprise in the order in which they came; those who were refused are left out. */
const membersOf = (world: World, enId: string) =>
  peopleOf(world, enId)
    .filter(({ state }) => state !== '未通过')
    .sort((a, b) => a.createTime.localeCompare(b.createTime))
    .map((one) => memberView(world, one))

/** Returns the masked phone to which a code for this enterprise was sent, while the code is valid. */
function sentTo(world: World, user: User, enId: string): { sentTo?: string } {
  const tel = world.db.register.find(enId)?.tel ?? ''
  const sent = world.db.smsCode.find(`${tel}:${legalPurpose(user.id, enId)}`)
  return sent && sent.expires > world.now() ? { sentTo: maskedPhone(tel) } : {}
}

/** Returns the enterprises whose 法定代表人 a person is about to prove, by the codes that are still valid. */
const begunBy = (world: World, { id }: User) =>
  world.db.smsCode
    .getAll()
    .filter((one) => one.expires > world.now())
    .flatMap((one) => new RegExp(`:${legalPurpose(id, '')}(.+)$`).exec(one.id)?.[1] ?? [])

/** Returns a person's enterprises: the acting ones in their usual order, then what waits, then invitations. */
export function bindingsOf(world: World, userId: string): Binding[] {
  const user = world.db.user.get(userId, '用户')
  const rows = world.db.binding.findMany({ where: { userId: { equals: userId } } })
  const invited = invitationsTo(world, user)
  const order = [
    ...user.ens.map(({ enId }) => enId),
    ...rows.map(({ enId }) => enId),
    ...begunBy(world, user),
    ...invited.map(({ enId }) => enId),
  ]
  return [...new Set(order)].map((enId) => {
    const { enName, creditCode } = world.db.enterprise.get(enId, '企业')
    const row = rows.find((one) => one.enId === enId)
    const invitation = invited.find((one) => one.enId === enId)
    const isManaged = isAdministrator(world, userId, enId)
    return {
      enId,
      enName,
      creditCode,
      ...stateOf(row, invitation, world.iso()),
      ...(row?.state === '待核验' ? { dueTime: letterDue(row) } : {}),
      ...sentTo(world, user, enId),
      ...(invitation ? { invitation: invitationView(invitation) } : {}),
      ...(isManaged
        ? {
            members: membersOf(world, enId),
            invitations: openInvitations(world, enId).map(invitationView),
          }
        : {}),
    }
  })
}

/** Returns role, state and way of an entry; without a binding it is an invitation, or a proof that has begun. */
function stateOf(
  row: BindingRow | undefined,
  invitation: InvitationRow | undefined,
  now: string,
): Pick<Binding, 'role' | 'state' | 'way' | 'reason' | 'createTime'> {
  if (row) {
    const { role, state, way, reason, createTime } = row
    return { role, state, way, createTime, ...(reason ? { reason } : {}) }
  }
  if (invitation) {
    const { role, createTime } = invitation
    return { role, state: '待接受', way: '邀请码', createTime }
  }
  return { role: '管理员', state: '待核验', way: '法定代表人', createTime: now }
}
