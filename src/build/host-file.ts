import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineHashes } from './inline.ts'

/** Addresses of other sites, from the settings of the build. */
export interface Sites {
  /** Address of the city's API; '' for the portal's own origin. */
  api: string
  /** Origins of the assistant's films, separated by a blank; '' for none, undefined when not set. */
  films: string | undefined
  /** Address to which browsers report violations of the pages' policy; '' for none. */
  reports: string
}

/** Facts that a host needs beside the files of a build; the server reads them (mocks/hosting.ts). */
interface HostFile extends Sites {
  /** Hashes that the policy must allow for inlined scripts and styles. */
  inline: InlineHashes
  /**
   * Addresses that have a page, path and query, as case-insensitive regular expressions. All others are 404.
   */
  pages: string[]
}

/**
 * Writes `host.json`, so that any host can serve the build correctly.
 * @param out the folder of the build
 * @param pages regular expressions of the addresses that have a page
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
