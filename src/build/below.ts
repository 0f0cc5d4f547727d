import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'terser'
import { contacts } from '#rules/contacts.ts'
import { floor, needs, styles } from '#lib/floor.ts'
import { siteTitle } from '#lib/text.ts'

/** Names of the supported browsers as people know them. */
export const browsers = [
  `Chrome、Edge ${floor.chrome} 及以上版本`,
  `Safari ${floor.safari} 及以上版本（iPhone、iPad 请更新到 iOS ${floor.ios} 及以上）`,
  `Firefox ${floor.firefox} 及以上版本`,
  '360、QQ 等浏览器的最新版本，并使用极速模式',
]

/**
 * Fills the settings of the page for browsers below the floor into the `below.js` of a build, and minifies it
 * as ES5.
 * @param out the folder of the build
 * @param version the version of the build, which support needs to analyse a fault
 */
export async function fillBelow(out: string, version: string): Promise<void> {
  const settings = { site: siteTitle, hotline: contacts.hotline, browsers, needs, styles, version }
  const text = await readFile(join(out, 'below.js'), 'utf8')
  const filled = text.replace('(__BELOW__)', () => `(${JSON.stringify(settings)})`)
  const { code = '' } = await minify(filled, { ecma: 5 })
  await writeFile(join(out, 'below.js'), code)
}
