// Runs the chaos test: several tabs, random faults and lost connections, a browser that is killed and restarted, some
// submits with attachments.
//   npm run chaos -- --submits 200 --seed 1
//   npm run chaos -- --submits 200 --seed 1 --line    no faults in the city; instead a proxy between browser and
//                                                     city cuts, truncates, redirects, swallows and trickles bytes
// Prints effects, duplicates, lost, out of order and held; exits with 1 unless they are the number of submits and
// four zeros.
import { parseArgs } from 'node:util'
import { Browsing } from './chaos/browsing.mjs'
import { Console } from './chaos/console.mjs'
import { Line } from './chaos/line.mjs'
import { planDeeds } from './chaos/plan.mjs'
import { serve } from './chaos/serve.mjs'
import { compareWithCity } from './chaos/compare.mjs'
import { randomOf } from './chaos/random.mjs'

const { values } = parseArgs({
  options: {
    submits: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    line: { type: 'boolean', default: false },
  },
})
const submits = Number(values.submits)
const random = randomOf(Number(values.seed))
const port = Number(process.env.CHAOS_PORT ?? 4373)

const line = values.line ? new Line(port + 1, random) : undefined
const server = await serve(line ? port + 1 : port)
await line?.start(port)
// Stops the server on any exit.
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const city = new Console(`http://127.0.0.1:${port}`, `chaos-${values.seed}`)
await city.reset('busy', Number(values.seed))
const browsing = new Browsing(city)
try {
  await browsing.start()
  await browsing.signIn()
  const deeds = planDeeds(submits, random, await city.openItems())
  await browsing.importDrafts(deeds)
  for (const [index, deed] of deeds.entries()) {
    if (line) line.bad = random.chance(0.8)
    else if (random.chance(0.3)) await city.faults(randomFaults())
    if (random.chance(0.15)) await browsing.cutNetwork(random.chance(0.6))
    await browsing.submit(deed, random)
    // Kills the browser at every fifteenth submit regardless of the seed, so that each run contains kills.
    if (random.chance(0.03) || index % 15 === 14) {
      if (line) line.bad = false
      await browsing.kill()
    }
    if ((index + 1) % 20 === 0) console.log(`${index + 1} of ${submits} submitted`)
  }
  await city.faults([])
  if (line) line.bad = false
  await browsing.cutNetwork(false)
  const held = await browsing.drain()
  const found = compareWithCity(deeds, await city.journal(), await city.table('declaration'))
  console.log(
    `effects ${found.effects}, duplicates ${found.duplicates}, lost ${found.lost}, out of order ${found.outOfOrder}, held ${held}` +
      ` (of ${submits} submits; ${browsing.kills} kills, ${city.faultsSet} sets of faults, ${found.drops} lines cut)`,
  )
  if (line) console.log(`the line: ${JSON.stringify(line.troubleCounts)}`)
  for (const line of found.details) console.log(line)
  const good = found.effects === submits && found.duplicates + found.lost + found.outOfOrder + held === 0
  process.exitCode = good ? 0 : 1
} finally {
  await browsing.stop()
  line?.stop()
  server.kill()
}

/** Returns random faults for the next submits, one of each kind that passes by itself. A session that ends needs a person: see recovery.e2e.ts. */
function randomFaults() {
  const maybe = (share, fault) => (random.chance(share) ? [fault] : [])
  return [
    ...maybe(0.4, { dropBefore: 0.3, match: '/uaa/api/upload/*' }),
    ...maybe(0.4, { dropAfter: 0.3, match: '/uaa/api/upload/*' }),
    ...maybe(0.5, { dropBefore: 0.3, match: '/policy/api/*' }),
    ...maybe(0.5, { dropAfter: 0.4, match: '/policy/api/*' }),
    ...maybe(0.3, { status: 500, statusChance: 0.4, match: '/policy/api/declare/*' }),
    ...maybe(0.2, { status: 503, statusChance: 0.4, retryAfter: 1, match: '/policy/api/*' }),
    ...maybe(0.2, { captive: 0.3 }),
    ...maybe(0.3, { latencyMs: random.whole(50, 400) }),
  ]
}
