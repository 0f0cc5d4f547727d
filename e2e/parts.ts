import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string; imports?: string[] }>

/** The address pattern of the part of the portal that holds a source file, such as `src/routes/-srdi/Form.tsx`. */
export const partOf = (source: string) => `**/${String(manifest[source]?.file)}`

/** The same of a route's page, such as `_default.aboutus`. */
export const pageOf = (route: string) => partOf(`src/routes/${route}.tsx?tsr-split=component---loader`)

/** The files that a route's page imports, directly or not, by their names. */
export function filesOf(route: string): string[] {
  const keys = new Set([`src/routes/${route}.tsx?tsr-split=component---loader`])
  // What is added meanwhile is visited too.
  for (const key of keys) manifest[key]?.imports?.forEach((one) => keys.add(one))
  return [...keys].slice(1).map((key) => String(manifest[key]?.file))
}

/** Takes a part from the server until it is put back. */
export async function take(page: Page, part: string): Promise<() => Promise<void>> {
  await page.route(part, (asked) => asked.fulfill({ status: 404 }))
  return () => page.unroute(part)
}

export const goneWords = '页面更新失败，请检查网络后重试'

/** What is said in place of a page that is not on the device, where there is no network to bring it. */
export const noPageWords = '当前没有网络，这一页还没存到本机'
