import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import type { ChatLink } from '#api/qa.ts'
import { dateText } from '#lib/dates.ts'
import { pages } from '#lib/search/pages.data.ts'
import { fitOf, foundBy, ranked } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { keptProblems } from '#offline/problems.ts'
import { common } from '#offline/view.ts'
import type { Reply } from './conversation.ts'

/** How many pages and how many items are offered below an answer. */
const PAGES = 2
const ITEMS = 2
/** How well the name of an item must fit to be offered. */
const CLOSE = 0.6
/** How well a frequent question must fit to be answered unasked, and by how much better than the next. */
const SURE = 0.75
const AHEAD = 0.05

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

/** The frequent question on the device that surely is what was asked, as an answer; undefined where none is. */
export function frequentAnswer(asked: string): Reply | undefined {
  const [best, next] = ranked(keptProblems(), asked, (one) => foundBy(one.question, [one.tagName]))
  if (!best || best.fit.grade < 1 || best.fit.score < SURE) return undefined
  if (next && best.fit.score - next.fit.score < AHEAD) return undefined
  return { kind: 'received', html: best.row.answerHtml, question: best.row.question }
}

async function itemsFor(asked: string, sense: ReturnType<typeof understand>): Promise<ChatLink[]> {
  if (common.reach !== 'online') return []
  const query = { keyword: asked, current: 1, size: ITEMS }
  const found = await call(declare.items, { query }, { quiet: true, limit: 5_000 }).catch(() => undefined)
  return (found?.records ?? [])
    .filter((one) => (fitOf(sense, foundBy(one.name))?.score ?? 0) >= CLOSE)
    .map(({ name, policyId, state, applyEnd }) => ({
      name: `申报项目：${name}（${applyEnd === undefined ? state : `${state}，${dateText(applyEnd)}截止`}）`,
      href: `/policy/search/detail?id=${encodeURIComponent(policyId)}`,
    }))
}
