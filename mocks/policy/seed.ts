import type { World } from '#mocks/world.ts'
import type { PolicyRow } from './data.ts'
import { demosOf } from './demo.ts'
import { composeInterpretations } from './interpretations.ts'
import { composeItem, type Role, rolesOf } from './items.ts'
import { composePolicy, type Plan } from './policies.ts'

/** Fills policies, their items and interpretations. The first policies are those with an item. */
export function seedPolicies(world: World): void {
  const { random, sizes } = world.begin('policy')
  const now = world.now()
  const roles: (Role | undefined)[] = rolesOf(random, Math.min(sizes.items, sizes.policies)).slice(
    0,
    sizes.policies,
  )
  const demos = demosOf(now)
  const titles = new Set<string>()
  const made = Array.from({ length: sizes.policies }, (_, at) => {
    const role = roles[at]
    const demo = role && demos[at]
    const current = role !== undefined || random.chance(0.7)
    const free = role ? role.formKey === 'apply-msjx' : random.chance(0.12)
    const plan = role?.plan ?? planOf(current, free)
    const compose = () => ({
      ...composePolicy(random, { id: `policy-${String(at + 1)}`, now, plan, free, current }),
      ...demo?.policy,
    })
    let policy = compose()
    while (titles.has(policy.title)) policy = compose()
    titles.add(policy.title)
    return { policy, item: role && { ...composeItem(policy, role, `item-${String(at + 1)}`), ...demo?.item } }
  })
  function planOf(current: boolean, free: boolean): Plan {
    if (current && (free || random.chance(0.25))) return 'rolling'
    if (current && random.chance(0.12)) return { opens: random.whole(3, 45), closes: random.whole(60, 120) }
    const closed = random.whole(3, 200)
    return { opens: -closed - random.whole(15, 60), closes: -closed }
  }
  const policies = made.map((one) => one.policy)
  for (const one of composeInterpretations(random, policies, now)) {
    world.db.interpretation.add(one)
    policies.find(({ id }) => id === one.policyId)!.decodeIds.push(one.id)
  }
  succeed(policies)
  for (const { policy, item } of made) {
    world.db.policy.add(policy)
    if (item) world.db.item.add(item)
  }
}

/** Points each policy that is out of force to one of the same theme that is in force, and notes it on both. */
function succeed(policies: PolicyRow[]): void {
  const current = new Map(policies.filter((one) => one.validity === '有效').map((one) => [one.theme, one]))
  for (const old of policies) {
    const next = current.get(old.theme)
    if (old.validity !== '已修订' || !next || next.publishDate < old.publishDate) continue
    old.supersededBy = next.id
    old.revisions.push({ date: next.publishDate, note: `由${next.docNumber}修订`, policyId: next.id })
    next.revisions.push({ date: next.publishDate, note: `修订${old.docNumber}`, policyId: old.id })
  }
}
