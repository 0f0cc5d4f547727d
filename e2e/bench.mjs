// Measures the start of the portal beside a static page of the same look; a press of the menu; search and calculation
// in the policy library with 5,000 policies, in Node and in Chromium, beside a plain scan and MiniSearch; the
// market's list with 10,000 listings, in the mock city and in Chromium; a page opened cold without a network; a
// letter in the search boxes with all these records on the device; a key in the fields on which most content depends;
// and the memory of the mock city after 100,000 calls. Prints times in milliseconds and judges none.
//   npm run bench                 all parts
//   npm run bench -- start        one part: start, steps, cold, library, market, letters, keys, appeal, memory
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { measureLibraryInBrowser } from './bench/browser.mjs'
import { measureColdOpening } from './bench/cold.mjs'
import { measureAppealTitle, measureKeys } from './bench/keys.mjs'
import { measureLetters } from './bench/letters.mjs'
import { measureMarket } from './bench/market.mjs'
import { measureMemory } from './bench/memory.mjs'
import { measureStart } from './bench/start.mjs'
import { measureMenu } from './bench/steps.mjs'

const port = Number(process.env.BENCH_PORT ?? 4474)
const wanted = process.argv.slice(2)
const parts = {
  start: async () => [await measureStart(port)],
  steps: async () => [await measureMenu(port)],
  cold: () => measureColdOpening(port),
  library: async () => {
    const { module } = await runnerImport(fileURLToPath(new URL('./bench/library.ts', import.meta.url)))
    return [...module.measureLibrary(), ...(await measureLibraryInBrowser(port))]
  },
  market: async () => {
    const { module } = await runnerImport(fileURLToPath(new URL('./bench/market-pages.ts', import.meta.url)))
    return [module.measureMarketPages(), ...(await measureMarket(port))]
  },
  letters: () => measureLetters(port),
  keys: () => measureKeys(port),
  appeal: () => measureAppealTitle(port),
  memory: () => measureMemory(port),
}
for (const [name, measure] of Object.entries(parts)) {
  // "appeal" is part of "keys" and only runs if it is requested by name.
  if (wanted.length > 0 ? !wanted.includes(name) : name === 'appeal') continue
  for (const { title, rows } of await measure()) {
    console.log(`\n${title}`)
    console.table(rows)
  }
}
// Ends the preview server as well.
process.exit(0)
