// Runs all checks: types, lint, unit tests, stories, chaos. Two lanes run in parallel, because the build keeps only
// one core busy and the chaos run mostly waits. The output of the second lane is printed after it ends.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const env = { ...process.env, E2E_BUILT: '1' }

/** Runs a command; with `quiet`, prints its output only after it has ended. @throws with that output if it exits with a code other than 0 */
async function run(line, { quiet = false } = {}) {
  const [command, ...rest] = line.split(' ')
  const child = spawn(command, rest, {
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  })
  const output = []
  child.stdout?.on('data', (text) => output.push(text))
  child.stderr?.on('data', (text) => output.push(text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${line} ended with ${code}\n${Buffer.concat(output).toString()}`)
  if (quiet) process.stdout.write(Buffer.concat([Buffer.from(`\n> ${line}\n\n`), ...output]))
}

/** Runs promises in parallel and waits for all of them. @throws the reasons of those that failed as one */
async function runBoth(...lanes) {
  const ends = await Promise.allSettled(lanes)
  const failures = ends.flatMap(({ reason }) => reason?.message ?? [])
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

const begun = Date.now()
try {
  // Updates the route tree first, because otherwise both lanes below would write it.
  await run('node .ci/routes.mjs')
  await runBoth(
    run('npm run types').then(() => run('npm run lint')),
    run('npx vite build --logLevel warn', { quiet: true }).then(() =>
      run('npx vite build --mode=demo --logLevel warn', { quiet: true }),
    ),
  )
  await runBoth(run('npm run unit'), run('node e2e/chaos.mjs --submits 40 --seed 1', { quiet: true }))
  await run('npm run e2e')
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
console.log(`${Math.round((Date.now() - begun) / 1000)} s`)
