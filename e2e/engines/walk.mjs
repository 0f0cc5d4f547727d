import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { look } from './page.mjs'
import { pause, until } from './until.mjs'

/** Milliseconds within which a page must stand, however the ones before were left. */
const STAND_WITHIN = 30_000
/** Milliseconds after which, at the latest, a page is left that nobody waits for: before it has started, and after. */
const LEFT_WITHIN = 300

/** The addresses that a list of e2e/addresses.ts holds. Read as text: it is TypeScript, which this Node does not run. */
function addressesOf(list) {
  const text = readFileSync(join(import.meta.dirname, '../addresses.ts'), 'utf8')
  const part = text.split('export const ').find((one) => one.startsWith(`${list}:`))
  return [...part.matchAll(/^ {4}'(\/[^']*)':/gm)].map(([, address]) => address)
}

const broken = /页面出现问题|页面未能打开|页面更新失败|当前没有网络|Something went wrong/

/** A page stands: its heading is there, and it says of itself neither that it failed nor that there is no network. */
export const stands = (browser, path) =>
  until(
    `${path} stands`,
    async () => {
      const seen = await browser.run(look)
      return seen.started && seen.path === path && !broken.test(seen.main) && !/正在加载/.test(seen.heading)
    },
    STAND_WITHIN,
  )

/** Goes to every page of a list; two of three are left at once, the third must stand. */
export async function walk({ browser, base, random }, list) {
  for (const [at, address] of addressesOf(list).entries()) {
    await browser.go(encodeURI(base + address))
    if (at % 3 === 2) await stands(browser, address.split('?')[0])
    else await pause(random.whole(0, LEFT_WITHIN))
  }
  await browser.go(`${base}/`)
  await stands(browser, '/')
}

/** Ends the browser, takes the server away, begins anew and opens pages that were open before; the line is back then. */
export async function coldWithout({ browser, base, line, begin }, paths) {
  // What was read goes to the disk within half a second, and cookies when the browser comes to it.
  await pause(2_000)
  await browser.end()
  await line.refuse()
  await begin()
  for (const path of paths) {
    await browser.go(base + path)
    await stands(browser, path)
  }
  await line.restore()
}
