// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { setOwner } from '#offline/owner.ts'
import type { Pack } from '#offline/packs/pack.ts'
import { listPacks, savePack } from '#offline/packs/store.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { keepPacks } from './keep-packs.ts'

const old: Pack = {
  ...{ kind: 'activity', record: 'a', enId: 'en-1', title: '路演', href: '/roadshow/a' },
  pieces: [{ name: '活动', places: [], at: Date.now() - 2 * 86_400_000 }],
}
const bring = vi.fn(() => Promise.resolve({ places: [] }))
const pieces = () => [{ name: '活动', bring }]
const load = () =>
  Promise.resolve({ apply: pieces, special: pieces, appeal: pieces, policies: pieces, activity: pieces })

/** Signs a user in whose device has these packs. */
async function signIn(...packs: Pack[]) {
  const id = `u-${crypto.randomUUID()}`
  await setOwner({ userId: id, enId: 'en-1' })
  for (const pack of packs) await savePack(pack, id)
  Object.assign(account, { userInfo: { id, ens: [] }, enId: 'en-1' })
}

keepPacks(load)

beforeEach(() => {
  bring.mockClear()
  deviceState.reach = 'online'
  deviceState.storage = 'disk'
})

test('a pack in use is renewed by itself, one that is over or of another enterprise is not', async () => {
  await signIn(
    { ...old, record: 'over', until: '2020-01-01' },
    { ...old, record: 'other', enId: 'en-2' },
    old,
  )
  await vi.waitFor(() => expect(bring).toHaveBeenCalledOnce(), 10_000)
  await vi.waitFor(async () => {
    const fresh = (await listPacks()).filter((one) => one.pieces[0]!.at! > Date.now() - 60_000)
    expect(fresh.map(({ record }) => record)).toEqual(['a'])
  })
})
