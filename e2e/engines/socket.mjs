/** Milliseconds that a browser may take to answer one question. */
const ANSWER_WITHIN = 20_000

/**
 * Questions and answers in JSON over a WebSocket, as BiDi and WebKit's inspector speak. Needs
 * `node --experimental-websocket` before Node 22.
 */
export class Socket {
  #ws
  #last = 0
  #waiting = new Map()

  /** Opens it; `told` hears what nobody asked for. @throws where nobody listens there */
  static async open(url, told = () => undefined) {
    const socket = new Socket()
    socket.#ws = new WebSocket(url)
    socket.#ws.onmessage = ({ data }) => socket.#hear(JSON.parse(data), told)
    await new Promise((opened, failed) => {
      socket.#ws.onopen = opened
      socket.#ws.onerror = () => failed(new Error(`nobody listens at ${url}`))
    })
    return socket
  }

  /** Asks, and answers with the result. @throws where the browser refuses, or does not answer in time */
  ask(method, params = {}) {
    const id = (this.#last += 1)
    return new Promise((done, failed) => {
      const late = () => failed(new Error(`${method}: no answer after ${ANSWER_WITHIN / 1000} s`))
      const timer = setTimeout(late, ANSWER_WITHIN)
      this.#waiting.set(id, (message) => {
        clearTimeout(timer)
        if (message.error) failed(new Error(`${method}: ${JSON.stringify(message)}`))
        else done(message.result)
      })
      this.#ws.send(JSON.stringify({ id, method, params }))
    })
  }

  close() {
    this.#ws.close()
  }

  #hear(message, told) {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (waiting) waiting(message)
    else told(message)
  }
}
