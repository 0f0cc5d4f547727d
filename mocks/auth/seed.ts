import type { World } from '#mocks/city.ts'
import { demo, demoEnterprisesByName, menusOf } from './accounts.ts'
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
}
