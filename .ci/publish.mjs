// Publishes a release at the nginx of hosting:check as a city does: prints the configuration of the release, starts or
// reloads nginx, and waits until it serves that release. E2E_RELEASES names the folder of the releases.
//   node .ci/publish.mjs older
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { importPart } from './import.mjs'

const dir = process.env.E2E_RELEASES
const [name] = process.argv.slice(2)
const mark = join(dir, 'published')
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== name) {
  const machine = JSON.parse(readFileSync(join(dir, 'machine.json'), 'utf8'))
  await configure(machine)
  const isRunning = existsSync(join(machine.state, 'nginx.pid'))
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const begin = isRunning ? ['-s', 'reload'] : []
  execFileSync('nginx', ['-c', join(dir, 'nginx.conf'), ...user, ...begin], { stdio: 'inherit' })
  const worker = readFileSync(join(dir, name, 'sw.js'), 'utf8')
  while ((await servedWorker(machine)) !== worker) await setTimeout(50)
  writeFileSync(mark, name)
}

/** Writes the configuration of the release. */
async function configure(machine) {
  const root = join(dir, name)
  const { nginxConfig } = await importPart('src/hosting/nginx.ts')
  const facts = JSON.parse(readFileSync(join(root, 'host.json'), 'utf8'))
  writeFileSync(join(dir, 'nginx.conf'), nginxConfig(facts, { ...machine, root }))
}

/** Returns the service worker that nginx serves on a new connection. */
async function servedWorker({ listen }) {
  const answer = await fetch(`http://${listen}/sw.js`, { headers: { connection: 'close' } })
  return await answer.text()
}
