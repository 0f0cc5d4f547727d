import type { World } from '#mocks/city.ts'
import { seedBenefits } from './benefits.ts'
import { seedDeclarations } from './declarations.ts'
import { seedNotices } from './notices.ts'

/** Adds the benefits, declarations and notices. */
export function seed(world: World): void {
  const beginning = world.begin('declare')
  seedBenefits(world, beginning)
  seedDeclarations(world, beginning)
  seedNotices(world, beginning)
}
