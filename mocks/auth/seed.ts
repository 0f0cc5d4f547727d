import { LETTER_TEMPLATE } from '#api/binding.ts'
import type { BindingRole, BindingWay } from '#api/binding-words.ts'
import type { EnterpriseRef } from '#api/session.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { World } from '#mocks/city.ts'
import { demo, demoEnterprisesByName, menusOf } from './accounts.ts'
import { putBinding } from './binding.ts'
import type { User } from './tables.ts'

/** Adds the demo accounts. */
export function seed(world: World): void {
  const add = (id: string, who: keyof typeof demo, memberType: User['memberType'], own: User['ens']) =>
    world.db.user.create({
      id,
      nickname: demo[who].nickname,
      tel: demo[who].tel,
      loginName: demo[who].tel,
      memberType,
      ens: own,
      menus: menusOf(memberType),
      password: demo[who].password,
      failures: 0,
      lockedUntil: 0,
    })
  add('u-enterprise', 'enterprise', 'enterprise', [
    demoEnterprisesByName.chengyue,
    demoEnterprisesByName.lanqi,
  ])
  add('u-provider', 'provider', 'service_provider', [demoEnterprisesByName.fuwu])
  add('u-person', 'person', 'person', [])
  add('u-other', 'other', 'enterprise', [demoEnterprisesByName.other])
  add('u-colleague', 'colleague', 'enterprise', [demoEnterprisesByName.chengyue])
  add('u-applicant', 'applicant', 'person', [])
  seedBindings(world)
}

/** Adds the demo accounts' bindings, and the blank form and the waiting example of an 授权书. */
function seedBindings(world: World): void {
  const { day } = world.begin('binding')
  const { chengyue, lanqi, fuwu, other } = demoEnterprisesByName
  const add = (
    who: keyof typeof demo,
    { enId }: EnterpriseRef,
    role: BindingRole,
    way: BindingWay,
    since: number,
  ) =>
    putBinding(
      world,
      `u-${who}`,
      enId,
      { role, way, name: demo[who].nickname, state: '有效' },
      day(since, 10, 20),
    )
  add('enterprise', chengyue, '管理员', '邀请码', -70)
  add('enterprise', lanqi, '管理员', '法定代表人', -69)
  add('provider', fuwu, '管理员', '法定代表人', -70)
  add('other', other, '管理员', '法定代表人', -70)
  add('colleague', chengyue, '经办人', '邀请码', -40)
  seedFile(world, {
    fileName: LETTER_TEMPLATE.split('/').at(-1)!,
    lines: letter('________________', '____________'),
  })
  const { nickname } = demo.applicant
  const file = seedFile(world, {
    fileName: '授权书.pdf',
    lines: letter(chengyue.enName, nickname),
    userId: 'u-applicant',
  })
  putBinding(
    world,
    'u-applicant',
    chengyue.enId,
    { role: '经办人', way: '授权书', state: '待核验', name: nickname, files: [file] },
    day(-1, 15),
  )
}

/** Returns the paragraphs of an 授权书, with blanks to fill in. */
const letter = (enName: string, person: string): string[] => [
  `授权单位：${enName}  统一社会信用代码：________________`,
  `被授权人：${person}  身份证号：________________  手机号：____________`,
  `本单位授权${person}以本单位名义在企业服务总入口办理申报、诉求、供需发布和查询，所办事项由本单位承担责任。`,
  '授权期限：______年____月____日至______年____月____日',
  '法定代表人（签字）：____________  单位（盖章）  ______年____月____日',
]
