import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from './page.mjs'
import { pause, until } from './until.mjs'

/** Milliseconds within which a page must be shown, however the previous pages were left */
const SHOWN_WITHIN = 30_000
/** Upper limit of the milliseconds after which a page is left, before or after its start */
const LEFT_WITHIN = 300

/** Returns the addresses of a list in e2e/addresses.ts. Reads the file as text, because this version of Node cannot run TypeScript. */
function addressesOf(list) {
  const text = readFileSync(join(import.meta.dirname, '../addresses.ts'), 'utf8')
  const part = text.split('export const ').find((one) => one.startsWith(`${list}:`))
  return [...part.matchAll(/^ {4}'(\/[^']*)':/gm)].map(([, address]) => address)
}

const ERROR_TEXT = /页面出现问题|页面未能打开|页面更新失败|当前没有网络|Something went wrong/

/** Waits until the page shows its heading and neither an error nor a missing network. */
export const expectShown = (browser, path) =>
  until(
    `${path} is shown`,
    async () => {
      const seen = await browser.run(readPage)
      return (
        seen.started && seen.path === path && !ERROR_TEXT.test(seen.main) && !/正在加载/.test(seen.heading)
      )
    },
    SHOWN_WITHIN,
  )

/** Opens every page of a list; leaves two of three at once and waits for the third. */
export async function visitPages({ browser, base, random }, list) {
  for (const [at, address] of addressesOf(list).entries()) {
    await browser.go(encodeURI(base + address))
    if (at % 3 === 2) await expectShown(browser, address.split('?')[0])
    else await pause(random.whole(0, LEFT_WITHIN))
  }
  await browser.go(`${base}/`)
  await expectShown(browser, '/')
}

/** Ends the browser, refuses connections, restarts the browser, waits for pages that were open before, and restores the connection. */
export async function startColdWithoutServer({ browser, base, line, begin }, paths) {
  // Responses are written to the disk within half a second, cookies when the browser decides.
  await pause(2_000)
  await browser.end()
  await line.refuse()
  await begin()
  for (const path of paths) {
    await browser.go(base + path)
    await expectShown(browser, path)
  }
  await line.restore()
}
