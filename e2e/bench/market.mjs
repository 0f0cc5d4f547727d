import { measureInBusyCity } from './busy.mjs'
import { pause } from './keys.mjs'

const SLOW = 4
const ROUNDS = 6

/** Measures the market's list over 10,000 listings in Chromium at 4x, from a press to the matching rows. */
export const measureMarket = (port) =>
  measureInBusyCity(port, async (context, base) => {
    const page = await context.newPage()
    await page.goto(`${base}/market/list`)
    await page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem').first().waitFor()
    // Waits for the requests that follow the list, because nobody filters in a page's first seconds.
    await pause(page, 5_000)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    const rows = [
      await pressTabs(page, 'trade type, first seen then known', ['供应', '求购']),
      await pressPrices(page),
      await typeWord(page),
    ]
    return [{ title: `The market's list over 10,000 listings in Chromium at ${SLOW}x CPU slowdown`, rows }]
  })

const rowOf = (what, [first, ...rest]) => {
  rest.sort((a, b) => a - b)
  return {
    what,
    'first ms': Math.round(first),
    'median ms': Math.round(rest[Math.floor(rest.length / 2)]),
    'worst ms': Math.round(rest.at(-1)),
  }
}

/** Presses the tabs in turn and measures until the rows match. */
async function pressTabs(page, what, names) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names)
      times.push(
        await page.evaluate(async (name) => {
          const tab = [...document.querySelectorAll('nav[aria-label="供应或求购"] a')].find(
            (one) => one.textContent === name,
          )
          const shown = () =>
            [...document.querySelectorAll('ul[aria-label="产品"] > li')].map((one) => one.textContent)
          const before = shown().join()
          const start = performance.now()
          tab.click()
          while (shown().join() === before || !shown().every((text) => text.includes(name)))
            await new Promise((done) => requestAnimationFrame(done))
          return performance.now() - start
        }, name),
      )
  return rowOf(what, times)
}

/** Milliseconds that the pointer rests on a choice before the press; its results are fetched meanwhile */
const HOVER_TIME = 150

/** Hovers over each price, then presses it, as a person does. None of the prices was opened before. */
async function pressPrices(page) {
  await page.getByRole('button', { name: '更多条件' }).click()
  await page.getByRole('search', { name: '筛选' }).getByRole('button', { name: /^价格/ }).click()
  const choices = page.getByRole('group', { name: '价格' }).getByRole('link')
  const times = []
  for (let at = 1; at < (await choices.count()); at += 1) {
    const choice = choices.nth(at)
    await choice.hover()
    await pause(page, HOVER_TIME)
    times.push(
      await choice.evaluate(async (link) => {
        const list = () => document.querySelector('ul[aria-label="产品"]')
        const before = list().textContent
        const start = performance.now()
        link.click()
        while (!list() || list().textContent === before || list().closest('[aria-busy=true]'))
          await new Promise((done) => requestAnimationFrame(done))
        return performance.now() - start
      }),
    )
  }
  return rowOf('a price, first seen, under the pointer', times)
}

/** Types a word into the search box and measures until each letter is rendered. */
async function typeWord(page) {
  const box = page.getByRole('searchbox', { name: '搜产品、型号或企业' })
  await box.focus()
  const times = []
  for (const letter of 'CDL12-34VMC850') {
    const start = performance.now()
    await page.keyboard.insertText(letter)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    times.push(performance.now() - start)
  }
  return rowOf('a letter typed, until it is drawn', times)
}
