import { connect, createServer } from 'node:net'

/** Bytes that are sent on at a time. */
const CELL = 1_460

/**
 * A phone's line in front of a server, for pages and workers alike: so many bytes a second for all connections together,
 * and half of the delay each way.
 * @param {number} delay milliseconds from a question to its answer
 * @param {number} bytesPerSecond towards the browser
 */
export async function line(port, target, delay, bytesPerSecond) {
  const carry = carrier(bytesPerSecond)
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
        carry(cell.length, () => setTimeout(() => browser.writable && browser.write(cell), delay / 2))
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

/** Lets each cell pass when those before it have: first come, first served. */
function carrier(bytesPerSecond) {
  let free = 0
  return (length, pass) => {
    const now = performance.now()
    free = Math.max(free, now) + (length / bytesPerSecond) * 1_000
    setTimeout(() => pass(), free - now)
  }
}
