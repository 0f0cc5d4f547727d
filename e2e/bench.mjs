// How fast the portal starts, beside a static page of the same look; how fast a press of the menu is answered; how fast
// the policy library is searched and calculated with 5,000 policies, here and in Chromium, side by side with a plain scan
// and with MiniSearch; how fast the market's list is filtered with 10,000 listings, in the mock city and in Chromium; when
// a page opened cold without a network says what it has; what a letter costs in the search boxes with all of these on the
// device; what a key costs in the fields on which most hangs; and what memory the mock city holds after 100,000 calls.
// Times in milliseconds. Prints, judges nothing.
//   npm run bench                 all of it
//   npm run bench -- start        one part: start, steps, cold, library, market, letters, keys, appeal, memory
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { inBrowser } from './bench/browser.mjs'
import { opening } from './bench/cold.mjs'
import { inAppeal, pressing } from './bench/keys.mjs'
import { perLetter } from './bench/letters.mjs'
import { inMarket } from './bench/market.mjs'
import { memory } from './bench/memory.mjs'
import { starting } from './bench/start.mjs'
import { stepping } from './bench/steps.mjs'

const port = Number(process.env.BENCH_PORT ?? 4474)
const wanted = process.argv.slice(2)
const parts = {
  start: async () => [await starting(port)],
  steps: async () => [await stepping(port)],
  cold: () => opening(port),
  library: async () => {
    const { module } = await runnerImport(fileURLToPath(new URL('./bench/reckon.ts', import.meta.url)))
    return [...module.reckon(), ...(await inBrowser(port))]
  },
  market: async () => {
    const { module } = await runnerImport(fileURLToPath(new URL('./bench/listed.ts', import.meta.url)))
    return [module.pages(), ...(await inMarket(port))]
  },
  letters: () => perLetter(port),
  keys: () => pressing(port),
  appeal: () => inAppeal(port),
  memory: () => memory(port),
}
for (const [name, measure] of Object.entries(parts)) {
  // The appeal is one of the keys, to be measured by itself.
  if (wanted.length > 0 ? !wanted.includes(name) : name === 'appeal') continue
  for (const { title, rows } of await measure()) {
    console.log(`\n${title}`)
    console.table(rows)
  }
}
// A server of the build is ours to end.
process.exit(0)
