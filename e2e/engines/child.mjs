import { spawn } from 'node:child_process'

/** Milliseconds that a process may take to end after SIGTERM */
const END_WITHIN = 10_000

/** Starts a program in a process group of its own, so that its child processes can be ended with it. */
export function startGroup(program, args, env) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  })
  const gone = new Promise((done) => child.once('exit', done))
  const group = child.pid === undefined ? undefined : -child.pid
  const signal = (name) => {
    try {
      if (group) process.kill(group, name)
    } catch {
      // The whole group has already ended.
    }
  }
  // Ends the group on any exit of the run.
  const leave = () => signal('SIGKILL')
  process.once('exit', leave)
  return {
    async end() {
      signal('SIGTERM')
      const late = setTimeout(() => signal('SIGKILL'), END_WITHIN)
      await gone
      clearTimeout(late)
      process.removeListener('exit', leave)
      leave()
    },
  }
}
