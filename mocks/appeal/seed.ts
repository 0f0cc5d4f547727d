import type { World } from '#mocks/city.ts'
import { addAppeals } from './seed-appeals.ts'
import { seedProblems } from './seed-problems.ts'

/** Adds appeals of the demo accounts and of other enterprises, and the frequently asked questions. */
export function seed(world: World): void {
  const beginning = world.begin('appeal')
  addAppeals(world, beginning)
  seedProblems(world, beginning)
}
