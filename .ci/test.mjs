// Runs all tests: types, lint, unit, stories, chaos. Two lanes at a time, so that no core waits while the build, which keeps
// one busy, or the chaos run, which mostly waits, is at work. What the second lane says is printed once it has ended.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const env = { ...process.env, E2E_BUILT: '1' }

/** Runs a command of npm's; a quiet one says what it has said once it has ended. @throws where it ends with anything but 0 */
async function run(line, { quiet = false } = {}) {
  const [command, ...rest] = line.split(' ')
  const child = spawn(command, rest, {
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  })
  const said = []
  child.stdout?.on('data', (text) => said.push(text))
  child.stderr?.on('data', (text) => said.push(text))
  const [code] = await once(child, 'close')
  if (quiet) process.stdout.write(Buffer.concat([Buffer.from(`\n> ${line}\n\n`), ...said]))
  if (code !== 0) throw new Error(`${line} ended with ${code}`)
}

/** Runs two lanes side by side to their ends. @throws the first that failed */
async function both(...lanes) {
  for (const { status, reason } of await Promise.allSettled(lanes)) if (status === 'rejected') throw reason
}

const begun = Date.now()
try {
  // Both lanes below would write the route tree where it is not current.
  await run('node .ci/routes.mjs')
  await both(
    run('npm run types').then(() => run('npm run lint')),
    run('npx vite build --logLevel warn', { quiet: true }),
  )
  await both(run('npm run unit'), run('node e2e/chaos.mjs --submits 40 --seed 1', { quiet: true }))
  await run('npm run e2e')
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
console.log(`${Math.round((Date.now() - begun) / 1000)} s`)
