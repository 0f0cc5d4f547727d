import { cityPaths } from '#api/call/city-paths.ts'
import { SHARE_PATH, sharedTo } from '#lib/share-path.ts'
import type { HostFile } from './host-file.ts'

/** Page of every address but home; the service worker requests it by this name. */
export const FRAME = '/app.html'

/** Lifetime of files with a content hash in their name: a year, without a question to the host. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Lifetime of everything else: it may be kept, and is revalidated by ETag at each use. */
export const REVALIDATED = 'no-cache'

/** Answer to the addresses of a rule. */
export type Answer =
  /** The city's API, to which the request is passed on unchanged. */
  | { by: 'city' }
  /** Another address, for one method alone. */
  | { by: 'redirect'; method: 'POST'; status: 303; to: string }
  /** The file of the address itself; 404 in plain text where there is none. */
  | { by: 'file'; cache: string }
  /** A page; where `onlyPages` is set, with 404 unless `host.json` lists the address. */
  | { by: 'page'; file: string; cache: string; onlyPages: boolean }

/** One rule of the host. */
export interface Rule {
  /** Reason, printed beside the rule. */
  note: string
  /** Decoded paths, as a regular expression that JavaScript and nginx read alike. */
  paths: string
  answer: Answer
}

/**
 * List of what answers which address: the first rule that fits. Everything that serves the portal follows it: the
 * preview server (serve.ts), and what `npm run hosting` prints for nginx and for a network of caches.
 */
export const rules: readonly Rule[] = [
  {
    note: "Calls of the city's API, which has the portal's origin",
    paths: `^(${cityPaths.join('|')})(/|$)`,
    answer: { by: 'city' },
  },
  {
    note: 'Files of another app on a device without the service worker, which alone can keep them: discarded',
    paths: `^${SHARE_PATH}$`,
    answer: { by: 'redirect', method: 'POST', status: 303, to: sharedTo('received-none') },
  },
  {
    note: 'Home, with its first screen in the page',
    paths: '^/$',
    answer: { by: 'page', file: '/index.html', cache: REVALIDATED, onlyPages: false },
  },
  {
    note: 'Files with a content hash in their name',
    paths: '^/assets/',
    answer: { by: 'file', cache: FOREVER },
  },
  {
    note: 'Other files: pages by name, the service worker, icons',
    paths: String.raw`\.[^./]+$`,
    answer: { by: 'file', cache: REVALIDATED },
  },
  {
    note: 'Every other address has the frame, with 404 where the portal has no such page',
    paths: '^/',
    answer: { by: 'page', file: FRAME, cache: REVALIDATED, onlyPages: true },
  },
]

/** Returns the answer to a decoded path of a request. */
export const answerTo = (method: string, path: string): Answer | undefined =>
  rules.find(
    ({ paths, answer }) =>
      new RegExp(paths).test(path) && (answer.by !== 'redirect' || answer.method === method),
  )?.answer

/**
 * Returns the status of a page.
 * @param address path and query as the browser sent them
 * @param pages expressions of `host.json`
 */
export const statusOf = (
  { onlyPages }: Extract<Answer, { by: 'page' }>,
  address: string,
  { pages }: Pick<HostFile, 'pages'>,
): 200 | 404 => (!onlyPages || pages.some((one) => new RegExp(one, 'i').test(address)) ? 200 : 404)

/** Text of the answer where a file is missing. */
export const missing = { type: 'text/plain; charset=utf-8', text: '404' }

/** Content types by the extension of a file. */
export const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
}

/** Extensions that the build compresses (packed.ts); pictures are compressed already. */
export const compressed: readonly string[] = ['html', 'js', 'css', 'json', 'webmanifest', 'svg', 'txt', 'xml']

/** Ways to compress, in the order of preference, with the extension of the compressed file. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings
