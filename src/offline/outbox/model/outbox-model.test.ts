import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { ITEM_SCHEMA } from '#offline/outbox/item.ts'
import { nextDue } from '#offline/outbox/queue.ts'
import { deeds } from './deeds.test-kit.ts'
import { startTabs } from './tabs.test-kit.ts'
import { drain, signIn, troubles } from './trouble.test-kit.ts'
import { World } from './world.test-kit.ts'

/** Runs 100 fixed cases, and 1,000 others in `npm run chaos`; a failure prints seed and path, to be set here. */
const runs = import.meta.env.MODE === 'chaos' ? { numRuns: 1_000 } : { numRuns: 100, seed: 53 }

/** Anything in any order. */
const commands = fc.commands([...deeds, ...troubles], { maxCommands: 60, size: 'max' })

startTabs()
afterAll(() => void vi.useRealTimers())

test('whatever happens, each text is in one place, and takes effect once, in order, by its user', async () => {
  const anyLife = fc.asyncProperty(commands, async (all) => {
    const world = new World()
    await signIn(world, world.users[0], 0)
    await fc.asyncModelRun(() => ({ model: {}, real: world }), all)
    await drain(world)
    for (const userId of world.users) {
      const { outbox } = await world.rows(userId)
      const known = outbox.filter(({ schema }) => schema <= ITEM_SCHEMA)
      expect(nextDue(known, Infinity), 'everything that can be sent is sent').toBeUndefined()
    }
  })
  await fc.assert(anyLife, runs)
}, 900_000)
