import * as fc from 'fast-check'
import { settle } from './tabs.test-kit.ts'
import type { World } from './world.test-kit.ts'

/** A step of a run. */
export type Command = fc.AsyncCommand<object, World>

/** Returns commands of one kind; after each, all tabs come to rest and everything is checked. */
export const deed = <T>(name: string, args: fc.Arbitrary<T>, run: (world: World, args: T) => Promise<void>) =>
  args.map((value): Command => ({
    check: () => true,
    async run(_, world) {
      await run(world, value)
      await settle()
      await world.check()
    },
    toString: () => `${name}(${JSON.stringify(value)})`,
  }))

/** Returns one of some things; any number selects one. */
export const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]
export const tabAt = (world: World, at: number) => pick(world.tabs, at)!
export const which = fc.nat(5)
export const tabNo = fc.nat(1)
