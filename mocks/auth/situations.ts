import type { World } from '#mocks/city.ts'
import { callerOf, restore, situationsOf } from '#mocks/situation.ts'
import { invite } from './proofs.ts'
import { auditLetter } from './unbinding.ts'

const letter = 'u-applicant:en-chengyue'

/** Makes the 授权书 of the applicant wait for its audit again. */
function waitForLetter(world: World): void {
  restore(world, 'user', 'u-applicant')
  restore(world, 'binding', letter)
  world.db.binding.change(letter, { updateTime: world.iso() })
}

export const situations = situationsOf('账号与企业', [
  {
    id: 'session-expired',
    title: '登录已过期',
    sees: '打开自己的申报，登录已失效且不能续期，页面要求重新登录。',
    who: 'enterprise',
    make(world) {
      const mine = world.db.grant.findMany({ where: { userId: { equals: 'u-enterprise' } } })
      for (const { id } of mine) world.db.grant.change(id, { expires: 0, refreshedAt: 0 })
    },
    opens: '/user/my-declare',
    shows: '登录已过期',
  },
  {
    id: 'letter-waiting',
    title: '授权书待审核',
    sees: '申请代表企业办理的人看到授权书正在核验，以及告知结果的日期。',
    who: 'applicant',
    make: waitForLetter,
    opens: '/user/relation',
    shows: '授权书正在核验',
  },
  {
    id: 'letter-refused',
    title: '授权书未通过核验',
    sees: '申请人看到未通过的原因，可以重新提交。',
    who: 'applicant',
    make(world) {
      waitForLetter(world)
      auditLetter(world, letter, 'reject', '授权书未加盖公章')
    },
    opens: '/user/relation',
    shows: '授权书未加盖公章',
  },
  {
    id: 'letter-passed',
    title: '授权书通过，成为经办人',
    sees: '申请人可以代表澄岳精密制造有限公司办理业务。',
    who: 'applicant',
    make(world) {
      waitForLetter(world)
      auditLetter(world, letter, 'pass', '')
    },
    opens: '/user/relation',
    shows: '解除绑定',
  },
  {
    id: 'letter-for-administrator',
    title: '有人申请代表本企业办理',
    sees: '管理员在企业的人员里看到待核验的申请，可以不接受。',
    who: 'enterprise',
    make: waitForLetter,
    opens: '/user/relation',
    shows: '唐若溪',
  },
  {
    id: 'invited',
    title: '收到企业邀请',
    sees: '个人用户看到澄岳精密的邀请；邀请码在控制台的短信里。',
    who: 'person',
    make(world) {
      restore(world, 'user', 'u-person')
      const { tel } = world.db.user.get('u-person', '用户')
      // Removes earlier messages to this phone, because one a minute is allowed.
      world.sms = world.sms.filter((one) => one.tel !== tel)
      const { user } = callerOf(world, 'u-enterprise')
      const en = world.db.enterprise.get('en-chengyue', '企业')
      invite(
        { world, user, en },
        { name: '陈一苇', tel, role: '经办人', way: '邀请', creditCode: en.creditCode },
      )
    },
    opens: '/user/relation',
    shows: '邀请您成为经办人',
  },
  {
    id: 'no-enterprise',
    title: '还没有绑定企业',
    sees: '个人用户打开我的申报，页面请他先绑定企业。',
    who: 'person',
    make: (world) => restore(world, 'user', 'u-person'),
    opens: '/user/my-declare',
    shows: '尚未绑定企业',
  },
])
