import type { World } from '#mocks/city.ts'
import { demosOf } from './demo.ts'
import { composeInterpretations } from './interpretations.ts'
import { composeItem, type ItemRole, rolesOf } from './items.ts'
import { composePolicy, type Plan } from './policies.ts'
import { chainVersions } from './versions.ts'

/** Fills policies, their items and interpretations. The policies with an item come first. */
export function seedPolicies(world: World): void {
  const { random, sizes } = world.begin('policy')
  const now = world.now()
  const roles: (ItemRole | undefined)[] = rolesOf(random, Math.min(sizes.items, sizes.policies)).slice(
    0,
    sizes.policies,
  )
  const demos = demosOf(now)
  const titles = new Set<string>()
  const taken = new Set<string>()
  const composed = Array.from({ length: sizes.policies }, (_, at) => {
    const role = roles[at]
    const demo = role && demos[at]
    const current = role !== undefined || random.chance(0.7)
    const isGranted = role ? role.formKey === 'apply-msjx' : random.chance(0.12)
    const plan = role?.plan ?? planOf(current, isGranted)
    const compose = () => ({
      ...composePolicy(random, {
        id: `policy-${String(at + 1)}`,
        now,
        plan,
        isGranted,
        isPaid: role !== undefined && isGranted,
        srdi: role?.formKey === 'spec-declare',
        current,
        taken,
      }),
      ...demo?.policy,
    })
    let policy = compose()
    while (titles.has(policy.title)) policy = compose()
    titles.add(policy.title)
    const item = role && { ...composeItem(policy, role, `item-${String(at + 1)}`), ...demo?.item }
    const applyUrl = item?.mode === '外部平台' ? item.applyUrl : undefined
    return { policy: applyUrl ? { ...policy, applyUrl } : policy, item }
  })
  function planOf(current: boolean, isGranted: boolean): Plan {
    if (current && (isGranted || random.chance(0.25))) return 'rolling'
    if (current && random.chance(0.12)) return { opens: random.whole(3, 45), closes: random.whole(60, 120) }
    const closed = random.whole(3, 200)
    return { opens: -closed - random.whole(15, 60), closes: -closed }
  }
  const policies = composed.map((one) => one.policy)
  chainVersions(policies)
  for (const one of composeInterpretations(random, policies, now)) {
    world.db.interpretation.create(one)
    policies.find(({ id }) => id === one.policyId)!.decodeIds.push(one.id)
  }
  for (const { policy, item } of composed) {
    world.db.policy.create(policy)
    if (item) world.db.item.create(item)
  }
}
