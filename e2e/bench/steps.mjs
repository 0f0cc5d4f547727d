import { chromium } from 'playwright'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'

const SLOW = 4
const ROUNDS = 3
/** Entries of the menu, by their words and the heading of their page. */
const entries = [
  ['政策计算', '政策计算'],
  ['今日申报', '今日申报'],
  ['政策查询', '政策查询'],
  ['政策解读', '政策解读'],
  ['政策订阅', '政策订阅'],
]

/** Presses a link of the menu and measures until the heading is painted, and until the first row of a list is. */
async function press(page, [label, heading]) {
  return await page.evaluate(
    async ([label, heading]) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))
      const until = async (found) => {
        while (!found()) await new Promise((done) => requestAnimationFrame(done))
        return await painted()
      }
      const link = [...document.querySelectorAll('nav[aria-label="主菜单"] a')].find((one) => one.textContent.trim() === label)
      const start = performance.now()
      link.click()
      const head = await until(() => document.querySelector('h1')?.textContent?.includes(heading))
      const rows = await Promise.race([
        until(() => document.querySelector('main ul[aria-busy="false"] li, main article, main ol li')),
        new Promise((done) => setTimeout(() => done(undefined), 3_000)),
      ])
      return { head: head - start, rows: rows && rows - start }
    },
    [label, heading],
  )
}
