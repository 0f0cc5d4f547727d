import { spawn } from 'node:child_process'

/** Milliseconds that a process may take to end when it is asked to. */
const END_WITHIN = 10_000

/** Starts a program with all that it starts in a group of its own, so that it can be ended as one. */
export function begin(program, args, env) {
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
      // All of them have ended.
    }
  }
  // However the run ends, it leaves nothing running.
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
