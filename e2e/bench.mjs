// How fast the policy library is searched and calculated with 5,000 policies, here and in Chromium.
//   npm run bench
// Side by side with a plain scan and with MiniSearch; times in milliseconds. Prints, judges nothing.
import { runnerImport } from 'vite'
import { inBrowser } from './bench/browser.mjs'

const { module } = await runnerImport(new URL('./bench/reckon.ts', import.meta.url).pathname)
for (const { title, rows } of module.reckon()) {
  console.log(`\n${title}`)
  console.table(rows)
}
for (const { title, rows } of await inBrowser(Number(process.env.BENCH_PORT ?? 4474))) {
  console.log(`\n${title}`)
  console.table(rows)
}
// A server of the build is ours to end.
process.exit(0)
