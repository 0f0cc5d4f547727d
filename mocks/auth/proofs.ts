import type * as v from 'valibot'
import {
  type CodeProof,
  INVITATION_DAYS,
  type InvitationForm,
  type LegalProof,
  LETTER_DAYS,
  type LetterProof,
} from '#api/binding.ts'
import { dateText } from '#lib/dates.ts'
import { maskedPhone } from '#lib/phone.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { EnterpriseRow } from '#mocks/enterprise/tables.ts'
import {
  actorOf,
  bind,
  bindingOf,
  isAdministrator,
  openInvitations,
  putBinding,
  tell,
  tellAdministrators,
} from './binding.ts'
import { checkCode, sendCode, sendText } from './checks.ts'
import type { User } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Wrong proofs that one person may send within an hour. */
const TRIES = 5
/** Open invitations that one enterprise may have. */
const INVITATIONS = 20
/** Characters of an invitation's code; those that are mistaken for each other are left out. */
const codeSigns = [...'ABCDEFGHJKMNPQRTUWXY346789']

/** Input of a proof: the person, and the enterprise of the library that the request names. */
interface Proving {
  world: World
  user: User
  en: EnterpriseRow
}

/** Returns the wrong proofs of the last hour, oldest first, in milliseconds. */
const wrongProofs = (world: World, user: User) =>
  (world.db.user.get(user.id, '用户').wrongProofs ?? []).filter((at) => at > world.now() - HOUR)

/** Refuses a person who has sent too many wrong proofs within an hour. */
function checkTries({ world, user }: Proving): void {
  const wrong = wrongProofs(world, user)
  if (wrong.length < TRIES) return
  const minutes = Math.ceil((wrong[0]! + HOUR - world.now()) / 60_000)
  refuse.rule(`核验信息一小时内错误 ${String(TRIES)} 次，请 ${String(minutes)} 分钟后再试`)
}

/** Counts a wrong proof, and returns the tries that are left. */
function countWrong({ world, user }: Proving): number {
  const wrong = [...wrongProofs(world, user), world.now()]
  world.db.user.change(user.id, { wrongProofs: wrong })
  return TRIES - wrong.length
}

/** Refuses a wrong proof at its field, with the tries that are left. */
function refuseProof(by: Proving, field: string, words: string): never {
  const left = countWrong(by)
  return refuse.field(field, `${words}，${left > 0 ? `还可尝试 ${String(left)} 次` : '请 1 小时后再试'}`)
}

/** Returns the purpose of an SMS code that proves the 法定代表人, for one person and one enterprise. */
export const legalPurpose = (userId: string, enId: string): string => `bind:${userId}:${enId}`

/**
 * Proves the 法定代表人 by name and ID number, then by a code to the phone of the register. The refusal does not tell
 * whether name or number is wrong.
 */
export function proveLegally(by: Proving, { name, idTail, smsCode }: v.InferOutput<typeof LegalProof>): void {
  const { world, user, en } = by
  const bound = bindingOf(world, user.id, en.enId)
  if (bound?.state === '有效' && bound.role === '管理员') refuse.rule('已是该企业的管理员，无需重复绑定')
  checkTries(by)
  const registered = world.db.register.get(en.enId, '登记信息')
  if (registered.legalPerson !== name.replaceAll(' ', '') || registered.idTail !== idTail)
    refuseProof(by, 'idTail', '姓名或身份证号后六位与登记信息不一致')
  const purpose = legalPurpose(user.id, en.enId)
  if (smsCode === undefined) return sendCode(world, registered.tel, 'bind', { purpose, field: 'smsCode' })
  if (world.db.smsCode.find(`${registered.tel}:${purpose}`)?.code !== smsCode) countWrong(by)
  checkCode(world, registered.tel, purpose, smsCode)
  bind(world, user.id, en, { role: '管理员', way: '法定代表人', name: registered.legalPerson })
}

/** Accepts an invitation by its code, once, with the account of the invited phone. */
export function accept(by: Proving, { code }: v.InferOutput<typeof CodeProof>): void {
  const { world, user, en } = by
  checkTries(by)
  const found = openInvitations(world, en.enId).find((one) => one.code === code)
  if (!found) return refuseProof(by, 'code', '邀请码不正确或已失效')
  if (found.tel !== user.tel)
    return refuse.field('code', `该邀请发给 ${maskedPhone(found.tel)}，请用该手机号登录后接受`)
  const { role, name } = found
  bind(world, user.id, en, { role, name, way: '邀请码' })
}

/** Stores an 授权书 that waits for its audit. */
export function requestByLetter(
  { world, user, en }: Proving,
  { name, files }: v.InferOutput<typeof LetterProof>,
): void {
  const bound = bindingOf(world, user.id, en.enId)
  if (bound?.state === '有效') refuse.rule(`已绑定该企业，角色为${bound.role}，无需重复绑定`)
  if (bound?.state === '待核验') refuse.rule('授权书正在核验，请等待结果')
  refuseAny(fileErrors(world, user.id, 'files', files))
  const row = putBinding(world, user.id, en.enId, {
    role: '经办人',
    way: '授权书',
    state: '待核验',
    name,
    files,
  })
  const until = dateText(letterDue(row))
  tell(world, user.id, '授权书已提交', `${en.enName}的授权书正在核验，${until}前告知结果。`)
  tellAdministrators(world, en.enId, {
    title: '有人申请代表本企业办理',
    content: `${name}（${maskedPhone(user.tel)}）提交了${en.enName}的授权书，${until}前核验。如非本企业授权，请在关联企业中结束。`,
    except: [user.id],
  })
}

/** Returns the time until which an 授权书 is checked. */
export const letterDue = ({ updateTime }: { updateTime: string }): string =>
  workdaysAfter(updateTime, LETTER_DAYS)

/** Invites a person to an enterprise: sends the code to the phone, and replaces an earlier invitation of that phone. */
export function invite(
  { world, user, en }: Proving,
  { name, tel, role }: v.InferOutput<typeof InvitationForm>,
): void {
  const { enId, enName } = en
  if (!isAdministrator(world, user.id, enId)) refuse.forbidden('只有该企业的管理员可以邀请')
  if (tel === user.tel) refuse.field('tel', '不能邀请自己，请填写对方的手机号')
  const invited = world.db.user.findFirst({ where: { tel: { equals: tel } } })
  const bound = invited && bindingOf(world, invited.id, enId)
  if (bound?.state === '有效' && bound.role === role) refuse.field('tel', `该手机号已是本企业的${role}`)
  const open = openInvitations(world, enId)
  const earlier = open.filter((one) => one.tel === tel)
  if (!earlier.length && open.length >= INVITATIONS)
    refuse.rule(`待接受的邀请最多 ${String(INVITATIONS)} 份，请先撤销不需要的`)
  const code = Array.from({ length: 8 }, () => world.random.pick(codeSigns)).join('')
  sendText(world, tel, 'invite', code, 'tel')
  for (const { id } of earlier) world.db.invitation.remove(id)
  const expireTime = new Date(world.now() + INVITATION_DAYS * DAY).toISOString()
  const inviter = actorOf(world, user.id, enId)
  const row = { enId, tel, name, role, code, expireTime, invitedBy: inviter, createTime: world.iso() }
  world.db.invitation.create({ id: world.uuid(), ...row })
  if (invited)
    tell(
      world,
      invited.id,
      '邀请您代表企业办理业务',
      `${inviter}邀请您成为${enName}的${role}，请在 ${dateText(expireTime)}前到关联企业中接受。`,
    )
  tellAdministrators(world, enId, {
    title: '本企业发出邀请',
    content: `${inviter}邀请${name}（${maskedPhone(tel)}）成为${enName}的${role}。`,
    except: [user.id],
  })
}
