// @own-process: cached answers of other tests would be found
import { expect, test } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { questions } from '#mocks/search/questions.data.ts'
import { resetWorld } from '#mocks/world.ts'
import { bestOf } from '#blocks/search/best.ts'
import { kindKeys } from '#blocks/search/kinds.ts'
import { findFirst } from '#blocks/search/useFound.ts'
import type { Hit } from '#blocks/search/hits.ts'
import type { Kind } from '#blocks/search/kinds.ts'

startCity()

test(
  'At least 318 of 321 questions as users phrase them find the intended hit among the first three',
  { timeout: 300_000 },
  async () => {
    resetWorld('default', 'default', 1)
    const missed: string[] = []
    for (const line of questions.trim().split('\n')) {
      const [asked = '', ...meant] = line.split('|')
      const found = await Promise.all(
        kindKeys.map(async (kind) => [kind, await findFirst(queryClient, kind, asked)] as const),
      )
      const { best } = bestOf(Object.fromEntries(found) as unknown as Record<Kind, Hit[]>, asked, 3)
      const titles = best.map(({ hit }) => hit.title)
      if (!titles.some((title) => new RegExp(meant.join('|')).test(title)))
        missed.push(`${asked}: ${titles.join(' / ')}`)
    }
    expect(missed.slice(3)).toEqual([])
  },
)

/** Returns the titles that a search finds of one kind. */
async function titlesOf(kind: Kind, asked: string): Promise<string[]> {
  return (await findFirst(queryClient, kind, asked)).map(({ title }) => title)
}

test('Searches for supplies, demands and interpretations find them', async () => {
  resetWorld('default', 'default', 1)
  expect(await titlesOf('supply', '焊接机器人')).toContainEqual(expect.stringContaining('焊接机器人'))
  expect(await titlesOf('demand', '铝件氧化加工找谁做')).toContainEqual(
    expect.stringContaining('铝件阳极氧化'),
  )
  expect((await titlesOf('decode', '研发费用解读'))[0]).toMatch(/研发费用.*解读|图读懂/)
})
