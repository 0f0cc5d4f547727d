import { characterCount } from '#lib/count.ts'
import { cutText } from '#lib/cut.ts'
import { parsedHtml } from '#lib/trusted.ts'
import { siteTitle } from '#lib/text.ts'
import { dataOf } from './linked-data.ts'
import { descriptions, missing } from './words.data.ts'

/** Current page: its address, title and record. */
export interface Place {
  /** Pattern of the route: `/roadshow/$id`. */
  pattern: string
  path: string
  search: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, unknown>>
  /** True for pages that require a signed-in user. */
  guarded: boolean
  /** Heading without the portal's name. */
  title: string
  /** Record that the page shows; false when none exists at this address. */
  about: object | false | undefined
}

/** Content of the document's head apart from the title. */
export interface Head {
  description: string
  /**
   * Canonical address of this page, whatever was filtered; missing on pages that search engines must not
   * index.
   */
  canonical?: string
  noindex: boolean
  type: 'website' | 'article'
  /** Linked data (schema.org) for programs that read pages. */
  data?: object
}

/** Maximum characters of an excerpt, as search engines show it. */
const EXCERPT = 110

/** Pages that are personal, only begin something, or show a selection of other pages. */
const UNLISTED =
  /^\/(auth|user|poster)\/|^\/general-search$|\/(compare|add|publish|publish-demand|match|report|plan\/\w+)$/

/** Pages with a text that somebody has written and published. */
const ARTICLES = /^\/(policy\/(search\/detail|decode\/.+)|(medium|roadshow)\/news-detail)$/

/** Fields that describe a record, the shortest first. */
const texts = ['summary', 'intro', 'supportText', 'description', 'content', 'answerHtml', 'contentHtml']

/**
 * Returns a description of a record in at most 110 characters without tags; undefined when the record has
 * none.
 */
export function excerptOf(record: object): string | undefined {
  for (const field of texts) {
    const text: unknown = Reflect.get(record, field)
    if (typeof text !== 'string') continue
    const plain = (field.endsWith('Html') ? (parsedHtml(text).body.textContent ?? '') : text)
      .replace(/\s+/g, ' ')
      .trim()
    if (plain) return characterCount(plain) > EXCERPT ? `${cutText(plain, EXCERPT)}…` : plain
  }
  return undefined
}

/** Returns the record, unless it still is the one of the previous page. */
function recordAt({ about, params, search }: Place): object | undefined {
  if (!about) return undefined
  const id = params['id'] ?? search['id']
  return id === undefined || Reflect.get(about, 'id') === id ? about : undefined
}

/** Returns the head's content for a page. `origin` is the origin that serves the portal. */
export function headOf(place: Place, origin: string): Head {
  const { pattern, title, about, search, guarded } = place
  const path = place.path.replace(/(.)\/$/, '$1')
  const words = descriptions[path] ?? descriptions[pattern.replace(/(.)\/$/, '$1')]
  if (words === undefined || about === false) return { description: missing, noindex: true, type: 'website' }
  const record = recordAt(place)
  const excerpt = record && excerptOf(record)
  const description = excerpt && title ? `${title}：${excerpt}` : words
  // A user's own appeal has the same address as public ones.
  const own = path === '/appeal/demand/detail' && record && 'contactPhone' in record
  if (guarded || own || UNLISTED.test(path)) return { description, noindex: true, type: 'website' }
  const id = search['id']
  const canonical = `${origin}${path}${typeof id === 'string' && id ? `?id=${encodeURIComponent(id)}` : ''}`
  const data = dataOf({ path, record, excerpt: excerpt ?? words, url: canonical, origin, name: siteTitle })
  return {
    description,
    canonical,
    noindex: false,
    type: record && ARTICLES.test(path) ? 'article' : 'website',
    ...(data ? { data } : {}),
  }
}
