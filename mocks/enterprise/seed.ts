import { demoEnterprises } from '#mocks/auth/accounts.ts'
import type { World } from '#mocks/city.ts'
import { demoRow } from './profiles.ts'
import { libraryOf } from './library.ts'
import { registerOf } from './register.ts'

/** Adds the enterprises of the library, the demo accounts' first. They exist in every world, like the accounts. */
export function seed(world: World): void {
  const { random, day } = world.begin('enterprise')
  for (const ref of demoEnterprises) world.db.enterprise.create(demoRow(ref, day))
  for (const row of libraryOf(random, day)) world.db.enterprise.create(row)
  const entries = registerOf(world.begin('register').random, world.db.enterprise.getAll())
  for (const entry of entries) world.db.register.create(entry)
}
