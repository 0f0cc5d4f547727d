import { bindingOf } from '#mocks/auth/binding.ts'
import { demo } from '#mocks/auth/accounts.ts'
import type { World } from '#mocks/city.ts'
import type { User } from '#mocks/auth/tables.ts'

const roles: Record<User['memberType'], string> = {
  enterprise: '企业用户',
  service_provider: '服务机构',
  person: '个人用户',
}

/**
 * Returns the origin on which a second person can be signed in beside this one: cookies and stored data belong to a
 * host, and this machine answers under two. Undefined for a host that has only one name.
 */
export function besideOrigin(origin: string): string | undefined {
  const url = new URL(origin)
  const other = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[url.hostname]
  if (!other) return undefined
  url.hostname = other
  return url.origin
}

/** Returns every account of a world with its firms, and the addresses that sign it in, here and beside. */
export function accountsOf(world: World, origin: string) {
  const beside = besideOrigin(origin)
  return world.db.user.getAll().map(({ id, nickname, tel, password, memberType, ens }) => {
    const enter = `/__mock/enter?who=${encodeURIComponent(id)}&world=${world.name}`
    return {
      id,
      name: Object.entries(demo).find(([, one]) => one.tel === tel)?.[0],
      nickname,
      tel,
      password,
      role: roles[memberType],
      firms: ens.map(({ enId, enName }) => ({ enId, enName, role: bindingOf(world, id, enId)?.role })),
      enter,
      ...(beside ? { beside: beside + enter } : {}),
    }
  })
}
