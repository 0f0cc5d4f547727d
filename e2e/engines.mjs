// Runs the main job in other engines than Chromium, if this machine has them: sign in, leave pages quickly and
// slowly, fill in a form, submit it while the server refuses connections, see it stored, then sent, and start cold
// without the server.
//   npm run engines
// Prints a line for each step and engine; exits with 1 if a step fails, with 0 if no engine is installed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Console } from './chaos/console.mjs'
import { randomOf } from './chaos/random.mjs'
import { serve } from './chaos/serve.mjs'
import { Firefox } from './engines/firefox.mjs'
import { job } from './engines/job.mjs'
import { Line } from './engines/line.mjs'
import { readPage } from './engines/page.mjs'
import { WebKit } from './engines/webkit.mjs'

const port = Number(process.env.ENGINES_PORT ?? 4383)
const wanted = process.argv.slice(2)
const engines = [Firefox, WebKit].filter(
  ({ title }) =>
    wanted.length === 0 || wanted.some((name) => title.toLowerCase().startsWith(name.toLowerCase())),
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const here = engines.filter((engine) => {
  const missing = engine.missingSoftware()
  if (missing) console.log(`${engine.title}: not run, ${missing}`)
  return !missing
})
if (here.length > 0) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const city = new Console(`http://127.0.0.1:${port}`, 'default')
  for (const [at, Engine] of here.entries()) {
    const line = new Line(port + 1 + at * 2, port)
    if (!(await runIn(Engine, city, line, port + 2 + at * 2))) process.exitCode = 1
  }
  server.kill()
}

/** Runs the whole job in one engine with a profile of its own. Returns true if every step succeeds. */
async function runIn(Engine, city, line, debugPort) {
  await city.reset('default', 1)
  await line.restore()
  const profile = mkdtempSync(join(tmpdir(), 'portal-engine-'))
  const browser = new Engine()
  const begin = () => browser.start(profile, debugPort)
  const say = (mark, name, words) =>
    console.log([mark, Engine.title, name, words].filter(Boolean).join(' · '))
  let step = 'start the browser'
  try {
    await begin()
    for (const [name, work] of job) {
      step = name
      const since = Date.now()
      await work({ browser, city, line, base: line.base, random: randomOf(1), begin })
      say('ok', name, `${((Date.now() - since) / 1_000).toFixed(1)} s`)
    }
    return true
  } catch (error) {
    say('FAILED', step, error.message)
    const seen = await browser.run(readPage).catch(() => undefined)
    if (seen) console.log(`  the page shows: ${JSON.stringify(seen).slice(0, 600)}`)
    return false
  } finally {
    await browser.end()
    await line.refuse()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
