import { characterCount } from '#lib/count.ts'
import { cutText } from '#lib/cut.ts'
import { parsedHtml } from '#lib/trusted.ts'
import { siteTitle } from '#lib/text.ts'
import { dataOf } from './linked-data.ts'
import { descriptions, missing } from './words.data.ts'

/** Where somebody is, and what the page there says it shows. */
export interface Place {
  /** The route's pattern: `/roadshow/$id`. */
  pattern: string
  path: string
  search: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, unknown>>
  /** True for pages of whoever is signed in. */
  guarded: boolean
  /** The heading without the portal's name. */
  title: string
  /** The record that the page shows; false where there is none at this address. */
  about: object | false | undefined
}

/** What the head says beside the title. */
export interface Head {
  description: string
  /** The one address of this page, whatever was filtered; missing where the page is not to be found by anybody. */
  canonical?: string
  noindex: boolean
  type: 'website' | 'article'
  /** Linked data (schema.org) for who reads pages by machine. */
  data?: object
}

/** Characters of an excerpt: what search engines show of it. */
const EXCERPT = 110

/** Pages that are one person's own, only begin something, or stand for a choice of others. */
const UNLISTED =
  /^\/(auth|user|poster)\/|^\/general-search$|\/(compare|add|publish|publish-demand|match|report|plan\/\w+)$/

/** Pages whose text somebody has written and published. */
const ARTICLES = /^\/(policy\/(search\/detail|decode\/.+)|(medium|roadshow)\/news-detail)$/

/** Fields that hold what a record is about, the shortest first. */
const texts = ['summary', 'intro', 'supportText', 'description', 'content', 'answerHtml', 'contentHtml']

/** What a record is about in some hundred characters, without its tags; undefined where it says nothing. */
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

/** The record, unless it is the one of the page before. */
function recordAt({ about, params, search }: Place): object | undefined {
  if (!about) return undefined
  const asked = params['id'] ?? search['id']
  return asked === undefined || Reflect.get(about, 'id') === asked ? about : undefined
}

/** What the head of a page says, from where it is and what it shows. `origin` is where the portal is served from. */
export function headOf(place: Place, origin: string): Head {
  const { pattern, title, about, search, guarded } = place
  const path = place.path.replace(/(.)\/$/, '$1')
  const words = descriptions[path] ?? descriptions[pattern.replace(/(.)\/$/, '$1')]
  if (words === undefined || about === false) return { description: missing, noindex: true, type: 'website' }
  const record = recordAt(place)
  const excerpt = record && excerptOf(record)
  const description = excerpt && title ? `${title}：${excerpt}` : words
  // One's own appeal stands at the address of public ones.
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
