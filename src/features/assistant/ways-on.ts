import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import type { ChatLink } from '#api/qa.ts'
import { dateText } from '#lib/dates.ts'
import { pages } from '#lib/search/pages.data.ts'
import { fitOf, foundBy, ranked } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { common } from '#offline/view.ts'

/** How many pages and how many items are offered below an answer. */
const PAGES = 2
const ITEMS = 2

const entries = pages
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

/** The pages of the portal, and the items that can be declared, that a question leads to. Only an extra: it never fails. */
export async function waysOn(asked: string): Promise<ChatLink[]> {
  const sense = understand(asked)
  const there = ranked(entries, asked, ([, title = '', does, words]) => foundBy(title, [does, words]))
    .filter(({ fit }) => fit.grade > 1)
    .slice(0, PAGES)
    .map(({ row: [href = '', name = ''] }) => ({ name: `打开：${name}`, href }))
  return [...(await itemsFor(asked, sense)), ...there]
}

async function itemsFor(asked: string, sense: ReturnType<typeof understand>): Promise<ChatLink[]> {
  if (common.reach !== 'online') return []
  const query = { keyword: asked, current: 1, size: ITEMS }
  const found = await call(declare.items, { query }, { quiet: true, limit: 5_000 }).catch(() => undefined)
  return (found?.records ?? [])
    .filter((one) => (fitOf(sense, foundBy(one.name))?.grade ?? 0) > 2)
    .map(({ name, policyId, state, applyEnd }) => ({
      name: `申报项目：${name}（${applyEnd === undefined ? state : `${state}，${dateText(applyEnd)}截止`}）`,
      href: `/policy/search/detail?id=${encodeURIComponent(policyId)}`,
    }))
}
