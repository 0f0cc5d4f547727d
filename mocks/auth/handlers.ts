import { auth } from '#api/auth.ts'
import { binding } from '#api/binding.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { bindingsOf } from './binding-view.ts'
import { newCaptcha } from './captcha.ts'
import {
  changePassword,
  checkCaptcha,
  checkCode,
  decrypt,
  decryptNew,
  sendCode,
  userByPassword,
} from './checks.ts'
import { menusOf } from './accounts.ts'
import { accept, invite, proveLegally, requestByLetter } from './proofs.ts'
import { REFRESH_LEEWAY } from './tables.ts'
import { endInvitation, endPerson, leave } from './unbinding.ts'

const byTel = (world: World, tel: string) => world.db.user.findFirst({ where: { tel: { equals: tel } } })
const getByTel = (world: World, tel: string) => byTel(world, tel) ?? refuse.field('tel', '该手机号尚未注册')

/** Signs in with another site's token, `<site>-<tel>` of a known user. */
function signInFromSite(world: World, site: string, token: string) {
  const user = token.startsWith(`${site}-`) ? byTel(world, token.slice(site.length + 1)) : undefined
  return user ? world.grant(user.id) : refuse.rule('登录凭证无效或已过期，请重新登录')
}

const authHandlers = mock(auth, {
  refresh({ body, world, strike }) {
    const grant = world.db.grant.findFirst({ where: { refreshToken: { equals: body.refreshToken } } })
    const isExpired = grant?.refreshedAt !== undefined && grant.refreshedAt + REFRESH_LEEWAY < world.now()
    if (!grant || isExpired || strike.refuseRefresh) return refuse.unauthorized()
    world.db.grant.change(grant.id, { expires: 0, refreshedAt: grant.refreshedAt ?? world.now() })
    return world.grant(grant.userId)
  },
  login({ query, world }) {
    checkCaptcha(world, query)
    return world.grant(userByPassword(world, query.tel, decrypt('password', query.password)).id)
  },
  loginZwfw: ({ body, world }) => signInFromSite(world, 'zwfw', body.zwfwToken),
  loginSso: ({ query, world }) => signInFromSite(world, 'sso', query.code),
  loginPhone({ body, world }) {
    const user = getByTel(world, body.tel)
    checkCode(world, body.tel, 'login', body.smsCode)
    return world.grant(user.id)
  },
  currentUser: ({ user }) => user,
  captcha({ params, world }) {
    const { text, image } = newCaptcha(world.random)
    world.captchas.set(params.id, text)
    return image
  },
  sendSms({ query, world }) {
    checkCaptcha(world, query)
    if (query.type !== 'register') getByTel(world, query.tel)
    else if (byTel(world, query.tel)) return refuse.field('tel', '该手机号已注册，请直接登录')
    sendCode(world, query.tel, query.type)
    return null
  },
  resetPassword({ body, world }) {
    const user = getByTel(world, body.tel)
    const password = decryptNew('password', body.password)
    checkCode(world, body.tel, 'reset', body.smsCode)
    changePassword(world, user, password)
    return null
  },
  changePassword({ body, user, world, request }) {
    if (decrypt('oldPassword', body.oldPassword) !== user.password)
      return refuse.field('oldPassword', '原密码不正确')
    const password = decryptNew('password', body.password)
    if (password === user.password) return refuse.field('password', '新密码不能与原密码相同')
    if (decrypt('confirmPassword', body.confirmPassword) !== password) {
      return refuse.field('confirmPassword', '两次输入的密码不一致')
    }
    changePassword(world, user, password, request.headers.get('authorization')?.replace('Bearer ', ''))
    return null
  },
  register({ body, world }) {
    const { tel, smsCode, nickname } = body
    if (byTel(world, tel)) return refuse.field('tel', '该手机号已注册，请直接登录')
    const password = decryptNew('password', body.password)
    checkCode(world, tel, 'register', smsCode)
    const id = `u-${world.uuid()}`
    world.db.user.create({
      id,
      nickname: nickname || `用户${tel.slice(-4)}`,
      tel,
      loginName: tel,
      memberType: 'person',
      ens: [],
      menus: menusOf('person'),
      password,
      failures: 0,
      lockedUntil: 0,
    })
    return world.grant(id)
  },
})

const bindingHandlers = mock(binding, {
  currentEnterprises: ({ user, world }) => bindingsOf(world, user.id),
  bindEnterprise({ body, user, world }) {
    const en = world.db.enterprise.findFirst({ where: { creditCode: { equals: body.creditCode } } })
    if (!en) return refuse.field('creditCode', '企业库中没有该企业，请核对信用代码')
    const by = { world, user, en }
    if (body.way === '法定代表人') proveLegally(by, body)
    else if (body.way === '邀请码') accept(by, body)
    else if (body.way === '授权书') requestByLetter(by, body)
    else invite(by, body)
    return bindingsOf(world, user.id)
  },
  unbindEnterprise({ query, user, world }) {
    const { enId, userId, invitationId } = query
    if (invitationId !== undefined) endInvitation(world, user, enId, invitationId)
    else if (userId === undefined) leave(world, user, enId)
    else endPerson(world, user, enId, userId)
    return bindingsOf(world, user.id)
  },
})

export const handlers = [...authHandlers, ...bindingHandlers]
