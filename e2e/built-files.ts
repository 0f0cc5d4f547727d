import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string; imports?: string[] }>

/** Returns the URL pattern of the built file with a source file, such as `src/routes/-srdi/Form.tsx`. */
export const builtFileOf = (source: string) => `**/${String(manifest[source]?.file)}`

/** Returns the URL pattern of the built file with a route's page, such as `_default.aboutus`. */
export const pageOf = (route: string) => builtFileOf(`src/routes/${route}.tsx?tsr-split=component---loader`)

/** Returns the names of the files that a route's page imports, directly or indirectly. */
export function filesOf(route: string): string[] {
  const keys = new Set([`src/routes/${route}.tsx?tsr-split=component---loader`])
  // The loop also visits keys that are added meanwhile.
  for (const key of keys) manifest[key]?.imports?.forEach((one) => keys.add(one))
  return [...keys].slice(1).map((key) => String(manifest[key]?.file))
}

/** Answers requests for a file with 404 until the returned function is called. */
export async function removePart(page: Page, part: string): Promise<() => Promise<void>> {
  await page.route(part, (asked) => asked.fulfill({ status: 404 }))
  return () => page.unroute(part)
}

export const missingFilesText = '页面更新失败，请检查网络后重试'

/** Text shown in place of a page that is not on the device while there is no network */
export const pageNotStoredText = '当前没有网络，这一页还没存到本机'
