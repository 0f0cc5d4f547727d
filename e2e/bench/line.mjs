import { connect, createServer } from 'node:net'

/** Bytes sent at a time */
const CELL = 1_460

/**
 * Starts a proxy that behaves like a phone's connection, for pages and workers alike: a bandwidth shared by all
 * connections, and half of the delay in each direction.
 * @param {number} delay milliseconds from a request to its response
 * @param {number} bytesPerSecond towards the browser
 */
export async function startLine(port, target, delay, bytesPerSecond) {
  const pass = throttle(bytesPerSecond)
  const sockets = new Set()
  const server = createServer((browser) => {
    const city = connect(target, '127.0.0.1')
    for (const socket of [browser, city]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => (browser.destroy(), city.destroy()))
      socket.on('close', () => (sockets.delete(socket), browser.destroy(), city.destroy()))
    }
    browser.on('data', (bytes) => setTimeout(() => city.writable && city.write(bytes), delay / 2))
    city.on('data', (bytes) => {
      for (let from = 0; from < bytes.length; from += CELL) {
        const cell = bytes.subarray(from, from + CELL)
        pass(cell.length, () => setTimeout(() => browser.writable && browser.write(cell), delay / 2))
      }
    })
  })
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return {
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Returns a function that lets each cell pass after the earlier ones, at the given bandwidth. */
function throttle(bytesPerSecond) {
  let free = 0
  return (length, pass) => {
    const now = performance.now()
    free = Math.max(free, now) + (length / bytesPerSecond) * 1_000
    setTimeout(() => pass(), free - now)
  }
}
