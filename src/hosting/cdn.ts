import { securityHeaders, transportHeader } from './headers.ts'
import type { HostFile } from './host-file.ts'
import { answerTo } from './rules.ts'

/**
 * Returns the headers of a build's files in the form `_headers`, which networks of caches read: an address, and below it
 * its headers. All files have the policy of a page, because it allows no more than the inlined script and style.
 * @param files paths of the build's files, such as `/sw.js`
 */
export function headersFile({ api, films, inline, reports }: HostFile, files: readonly string[]): string {
  const all = { ...securityHeaders(api, films, inline, reports), ...transportHeader }
  const cached = ['/', ...files].map((path) => [addressOf(path), cacheOf(path)] as const)
  const blocks = new Map<string, Record<string, string>>([['/*', all]])
  // One line for each lifetime of a file, because such networks join the values of all lines that fit.
  for (const [address, cache] of cached) if (cache) blocks.set(address, { 'cache-control': cache })
  return [...blocks]
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n')
}

/** Returns the line that a file falls under: hashed files have one for all. */
const addressOf = (path: string) => (path.startsWith('/assets/') ? '/assets/*' : path)

function cacheOf(path: string): string | undefined {
  const answer = answerTo('GET', path)
  return answer && 'cache' in answer ? answer.cache : undefined
}
