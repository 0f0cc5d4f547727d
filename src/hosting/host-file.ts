import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineHashes } from './headers.ts'

/** Addresses of other sites, from the settings of the build. */
export interface Sites {
  /** Address of the city's API; '' for the portal's own origin. */
  api: string
  /** Origins of the assistant's films, separated by a blank; '' for none, undefined when not set. */
  films?: string
  /** Address to which browsers report violations of the pages' policy; '' for none. */
  reports: string
}

/** Facts of a build that its host needs beside the files. */
export interface HostFile extends Sites {
  /** Hashes that the policy must allow for inlined scripts and styles. */
  inline: InlineHashes
  /** Addresses that have a page, path and query, as case-insensitive regular expressions. All others are 404. */
  pages: string[]
}

const pathOf = (out: string) => join(out, 'host.json')

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
  const file = { inline, api: api && new URL(api).origin, films, pages, reports }
  await writeFile(pathOf(out), JSON.stringify(file))
}

/** Reads `host.json` of a build. @throws Error where the folder holds no build */
export const readHostFile = async (out: string) => JSON.parse(await readFile(pathOf(out), 'utf8')) as HostFile
