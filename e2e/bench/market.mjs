import { inBusyCity } from './busy.mjs'

const SLOW = 4
const ROUNDS = 6

/** Measures the market's list over 10,000 listings in Chromium at 4x: from a press to the rows that it finds. */
export const inMarket = (port) =>
  inBusyCity(port, async (context, base) => {
    const page = await context.newPage()
    await page.goto(`${base}/market/list`)
    await page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem').first().waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    const rows = [
      await measured(page, 'trade type, first seen then known', ['供应', '求购']),
      await typed(page),
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

/** Presses one tab after the other, and takes the time until the rows are those that it finds. */
async function measured(page, what, names) {
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

/** Types a word into the search box, and takes the time until each letter stands there. */
async function typed(page) {
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
