import { connect, createServer } from 'node:net'

/** TCP proxy between browser and server that either connects or refuses, like a missing server */
export class Line {
  #port
  #to
  #server
  #open = new Set()

  constructor(port, to) {
    this.#port = port
    this.#to = to
  }

  get base() {
    return `http://127.0.0.1:${this.#port}`
  }

  async restore() {
    if (this.#server) return
    this.#server = createServer((near) => {
      const far = connect(this.#to, '127.0.0.1')
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        this.#open.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => this.#open.delete(one))
        one.pipe(other)
      }
    })
    await new Promise((done) => this.#server.listen(this.#port, '127.0.0.1', done))
  }

  /** Refuses new connections and breaks off open ones. */
  async refuse() {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const closed = new Promise((done) => server.close(done))
    for (const one of this.#open) one.destroy()
    await closed
  }
}
