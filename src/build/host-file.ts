import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineHashes } from './inline.ts'

/** What the build was told of other sites. */
export interface Sites {
  /** Where the city's API lives; '' for our own origin. */
  api: string
  /** Origins of the assistant's films, with a blank between them; '' for none, undefined where nothing was said. */
  films: string | undefined
  /** Says where browsers report what the pages' policy has refused; '' for nowhere. */
  reports: string
}

/** What a host has to know of a build beside its files: whoever serves it reads this (mocks/hosting.ts). */
interface HostFile extends Sites {
  /** What its policy must allow for what stands in the pages themselves. */
  inline: InlineHashes
  /** The addresses that have a page, path and query, as regular expressions; letters may be of either case. Others are 404. */
  pages: string[]
}

/**
 * Writes `host.json`, so that a build is served rightly wherever and whenever that is.
 * @param out the folder of the build
 * @param pages expressions of the addresses that have a page
 */
export async function writeHostFile(
  out: string,
  pages: string[],
  inline: InlineHashes,
  { api, films, reports }: Sites,
): Promise<void> {
  const file: HostFile = { inline, api: api && new URL(api).origin, films, pages, reports }
  await writeFile(join(out, 'host.json'), JSON.stringify(file))
}
