import type * as v from 'valibot'
import type { TodayFilter } from '#api/item.ts'
import type { PolicyBrief, PolicyFilter } from '#api/policy.ts'
import { isOpen, windowOf } from '#lib/window.ts'
import type { World } from '#mocks/world.ts'
import { searchTextOf } from './content.ts'
import type { ItemRow, PolicyRow } from './data.ts'
import { tags } from './tags.ts'

type Asked = Partial<v.InferOutput<typeof PolicyFilter>>
type AskedToday = Partial<v.InferOutput<typeof TodayFilter>>

/** True where nothing is asked, or one of the words asked is among those there are. */
const any = (asked: string[] | undefined, ...there: string[]) =>
  !asked?.length || asked.some((one) => there.includes(one))

/** A department is found by its own name or by the root that all levels share: 工信局 finds 市工信局 and 高新区工信局. */
const anyDepartment = (asked: string[] | undefined, there: string[]) =>
  !asked?.length || asked.some((word) => there.some((one) => one.endsWith(word)))

const newest = (a: { publishDate: string }, b: { publishDate: string }) =>
  b.publishDate.localeCompare(a.publishDate)

/** The policies that pass every filter, in the order asked for. */
export function searchPolicies(world: World, asked: Asked): PolicyRow[] {
  const words = (asked.keyword ?? '').split(/\s+/).filter(Boolean)
  const asTags = tags.filter((one) => asked.tagId?.includes(one.id))
  const found = world.db.policy.all().filter(
    (one) =>
      any(asked.level, one.level) &&
      any(asked.region, one.region) &&
      anyDepartment(asked.department, one.departments) &&
      any(asked.policyType, one.policyType) &&
      any(asked.supportMode, one.supportMode) &&
      // A policy that names no industry is open to all of them.
      (!one.industries.length || any(asked.industry, ...one.industries)) &&
      any(asked.targetScale, ...one.targetScale) &&
      any(asked.targetTag, ...one.targetTags) &&
      any(asked.validity, one.validity) &&
      (!asked.publishedFrom || one.publishDate >= asked.publishedFrom) &&
      (!asked.publishedTo || one.publishDate < asked.publishedTo) &&
      (!asked.updatedFrom || one.updateTime >= asked.updatedFrom) &&
      any(asked.state, windowOf(one, world.now()).state) &&
      (!asked.tagId || asTags.some((tag) => tag.bears(one))) &&
      words.every((word) => one.title.includes(word) || searchTextOf(one).includes(word)),
  )
  if (asked.sort === '截止最近') return byClosing(world, found)
  if (asked.sort !== '最匹配') return found.sort(newest)
  const weights = new Map(found.map((one) => [one.id, relevance(one, words)]))
  return found.sort((a, b) => weights.get(b.id)! - weights.get(a.id)! || b.viewCount - a.viewCount)
}

/** How well the words fit: in the title 5, in 文号 or summary 2 each; being in force 1. */
function relevance(one: PolicyRow, words: string[]): number {
  const places = (word: string) =>
    (one.title.includes(word) ? 5 : 0) +
    (one.docNumber.includes(word) ? 2 : 0) +
    (one.summary.includes(word) ? 2 : 0)
  return words.reduce((sum, word) => sum + places(word), one.validity === '有效' ? 1 : 0)
}

/** The soonest to close first; what never ends after them, then what is yet to open, then what is over. */
function byClosing<T extends ItemRow | PolicyRow>(world: World, found: T[]): T[] {
  const order = new Map(
    found.map((one) => {
      const { state, remainingDays = 10_000 } = windowOf(one, world.now())
      return [
        one.id,
        state === '已截止' ? 30_000 : state === '未开始' ? 20_000 + remainingDays : remainingDays,
      ]
    }),
  )
  return found.sort((a, b) => order.get(a.id)! - order.get(b.id)! || newest(a, b))
}

/** Days for which an item counts as 新发布. */
const NEW_DAYS = 14
const DAY = 86_400_000

/** The items that can be declared now, in the order asked for. */
export function declarableToday(world: World, asked: AskedToday): ItemRow[] {
  const now = world.now()
  const words = (asked.keyword ?? '').split(/\s+/).filter(Boolean)
  const found = world.db.item.all().filter((one) => {
    const { state } = windowOf(one, now)
    return (
      isOpen(state) &&
      (asked.tab !== '即将截止' || state === '即将截止') &&
      (asked.tab !== '新发布' || now - Date.parse(one.publishDate) <= NEW_DAYS * DAY) &&
      (!asked.id || one.id === asked.id) &&
      any(asked.level, one.level) &&
      anyDepartment(asked.department, [one.department]) &&
      any(asked.policyType, one.policyType) &&
      words.every((word) => [one.name, one.department, one.supportText].some((text) => text.includes(word)))
    )
  })
  if (asked.sort === '额度最高') return found.sort((a, b) => b.quotaAmount - a.quotaAmount || newest(a, b))
  return asked.sort === '最新发布' ? found.sort(newest) : byClosing(world, found)
}

/** A policy as lists show it to this caller. */
export const briefFor = (world: World, userId: string | undefined, one: PolicyRow): PolicyBrief => ({
  ...one,
  favorite: userId !== undefined && world.db.policyFavourite.find(favouriteId(userId, one.id)) !== undefined,
})

/** Key of a user's favourite. */
export const favouriteId = (userId: string, policyId: string): string => `${userId}:${policyId}`
