import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { attribute } from '#api/attribute.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { favouritesQuery } from '#blocks/favourite/favourites-query.ts'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { fetchAnew, type Piece } from '#offline/packs/bring.ts'
import type { PiecesOf } from '#offline/packs/kinds.ts'
import { dictsQuery, listQuery, SIZE } from '#routes/-policy-search/list-query.ts'
import { contacts } from '#rules/contacts.ts'
import { enId, pages, placesOf, questions } from './pieces.ts'

/** Pages of the list that come along, with all policies on them: thirty policies of some 8 KB. */
const PAGES = 3
/** Number of policies that are fetched at once. */
const AT_ONCE = 6

/** Returns the industry of the current enterprise. @throws Error if its record names none */
async function industryOf(client: QueryClient): Promise<string> {
  const { industry } = await client.ensureQueryData(query(enterprise.current, {}))
  if (!industry) throw new Error('企业资料没有行业，请先补充')
  return industry
}

const pageQuery = (industry: string, page: number) => listQuery({ industry: [industry], page }, enId())

/** Brings the enterprise's record with its industry; tells title and address. */
const own = (client: QueryClient): Piece => ({
  name: '企业资料',
  async bring() {
    const all = await Promise.all([
      fetchAnew(client, query(enterprise.current, {})),
      fetchAnew(client, query(attribute.answers, {})),
    ])
    const industry = await industryOf(client)
    return {
      places: placesOf(all),
      note: industry,
      about: {
        title: `本行业政策：${industry}`,
        href: `/policy/search?industry=${encodeURIComponent(industry)}`,
        contact: `咨询 ${contacts.hotline}`,
      },
    }
  },
})

/** Brings the first pages of the list, with its filters, the user's favourites and the items that are open. */
const list = (client: QueryClient): Piece => ({
  name: '政策目录和筛选项',
  async bring() {
    const industry = await industryOf(client)
    const first = await fetchAnew(client, pageQuery(industry, 1))
    const others = Array.from({ length: Math.min(PAGES, first.data.pages) - 1 }, (_, at) => at + 2)
    const rest = await Promise.all(others.map((page) => fetchAnew(client, pageQuery(industry, page))))
    const [dicts, favourites, items] = await Promise.all([
      fetchAnew(client, dictsQuery),
      fetchAnew(client, favouritesQuery),
      fetchAnew(client, allItemsQuery),
    ])
    const count = Math.min(first.data.total, PAGES * SIZE)
    return {
      places: placesOf([first, ...rest, dicts, favourites, items]),
      note: `最新 ${String(count)} 条，共 ${String(first.data.total)} 条`,
    }
  },
})

/** Brings the policies of those pages, whose texts hold the basis of their conditions. */
const texts = (client: QueryClient): Piece => ({
  name: '政策原文和依据',
  async bring() {
    const industry = await industryOf(client)
    const ids: string[] = []
    for (let page = 1; page <= PAGES; page += 1) {
      const { records, pages } = await client.ensureQueryData(pageQuery(industry, page))
      ids.push(...records.map(({ id }) => id))
      if (page >= pages) break
    }
    const all = []
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE).map((id) => fetchAnew(client, policyQuery(id, enId())))
      all.push(...(await Promise.all(some)))
    }
    return { places: placesOf(all), note: `${String(all.length)} 条` }
  },
})

export const policies: PiecesOf = (client) => [
  pages,
  own(client),
  list(client),
  texts(client),
  questions(client),
]
