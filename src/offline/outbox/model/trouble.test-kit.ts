import * as fc from 'fast-check'
import { vi } from 'vitest'
import { replay } from '#offline/outbox/replay.ts'
import { setOwner } from '#offline/owner.ts'
import { type AnswerKind, answers } from './city.test-kit.ts'
import { deed, pick, tabAt, which } from './command.test-kit.ts'
import { settle, Tab } from './tabs.test-kit.ts'
import type { World } from './world.test-kit.ts'

/** Starts to send a user's outbox in a tab, and leaves it to the city when that goes on. */
async function startReplay(tab: Tab, userId: string, hurry: boolean): Promise<void> {
  tab.run(() => replay(userId, { hurry })).catch(() => undefined)
  await settle()
}

const replays = deed(
  'replay',
  fc.record({ tab: fc.nat(2), user: fc.nat(1), hurry: fc.boolean() }),
  (world, { tab, user, hurry }) => startReplay(tabAt(world, tab), world.users[user]!, hurry),
)

const kinds = fc.oneof(
  { weight: 3, arbitrary: fc.constant<AnswerKind>('ok') },
  { weight: 2, arbitrary: fc.constantFrom<AnswerKind>(...answers.arrived) },
  { weight: 3, arbitrary: fc.constantFrom<AnswerKind>(...answers.not) },
)

/** Answers a request; if there is none, a tab sends first. */
const answer = deed(
  'answer',
  fc.record({ tab: fc.nat(2), request: which, kind: kinds, renews: fc.boolean() }),
  async (world, { tab, request: at, kind, renews }) => {
    const { city } = world
    if (city.parked.length === 0 && city.session)
      await startReplay(tabAt(world, tab), city.session.userId, true)
    const request = pick(city.parked, at)
    if (!request) return
    city.renews = renews
    if (kind === 'overdue') await vi.advanceTimersByTimeAsync(60_000)
    else city.answer(request, kind)
  },
)

const arrive = deed('arrive late', which, async ({ city }, at) => {
  const request = pick(city.delayed, at)
  if (request) city.arriveLate(request)
})

const kill = deed(
  'kill',
  fc.record({ tab: fc.nat(2), after: fc.nat(40) }),
  async (world, { tab: at, after }) => {
    tabAt(world, at).fuse = after
  },
)

const leave = deed(
  'hide and show',
  fc.record({ tab: fc.nat(2), type: fc.constantFrom('pagehide' as const, 'pageshow' as const) }),
  async (world, { tab: at, type }) => {
    tabAt(world, at).dispatch(type)
  },
)

const line = deed('line', fc.boolean(), async (_, onLine) => void Object.assign(navigator, { onLine }))

const clock = deed('clock', fc.integer({ min: -400 * 86_400_000, max: 400 * 86_400_000 }), async (_, by) => {
  vi.setSystemTime(Date.now() + by)
})
const wait = deed('wait', fc.nat(600_000), async (_, by) => {
  await vi.advanceTimersByTimeAsync(by)
})

/** Signs a user in, switches the enterprise, or signs out (no user). */
export async function signIn(world: World, userId: string | undefined, enterprise: number): Promise<void> {
  const enId = `en-${String(enterprise)}`
  if (userId === undefined) world.city.session = undefined
  else world.city.signIn(userId, enId)
  await setOwner(userId === undefined ? undefined : { userId, enId })
}

const account = deed(
  'sign in',
  fc.record({ user: fc.oneof(fc.constant(0), fc.nat(2)), enterprise: fc.nat(1) }),
  (world, { user, enterprise }) => signIn(world, world.users[user], enterprise),
)

/** Everything that line, city, tabs, clock and session do; answers are frequent. */
export const troubles = [
  ...[replays, replays, answer, answer, answer, answer, answer, answer, answer, arrive],
  ...[kill, kill, leave, line, clock, wait, account, account],
]

/** Ends all trouble, and sends until nothing waits that could be sent. */
export async function drain(world: World): Promise<void> {
  Object.assign(navigator, { onLine: true })
  const { city } = world
  for (const userId of world.users) {
    city.signIn(userId, 'en-0')
    const tab = new Tab('last')
    for (let next: number | undefined = 0; next !== undefined;) {
      await vi.advanceTimersByTimeAsync(86_400_000)
      next = undefined
      tab
        .run(() => replay(userId, { hurry: true }))
        .then(
          (run) => (next = run.next),
          () => undefined,
        )
      await settle()
      while (city.parked.length > 0) {
        city.answer(city.parked[0]!, 'ok')
        await settle()
      }
    }
    await world.check()
  }
}
