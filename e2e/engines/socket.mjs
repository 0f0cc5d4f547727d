/** Milliseconds that a browser may take for one response */
const ANSWER_WITHIN = 20_000

/**
 * JSON requests and responses over a WebSocket, as used by BiDi and by WebKit's inspector. Needs
 * `node --experimental-websocket` before Node 22.
 */
export class Socket {
  #ws
  #last = 0
  #waiting = new Map()

  /** Opens a socket; `onEvent` receives messages that answer no request. @throws if no server listens at the address */
  static async open(url, onEvent = () => undefined) {
    const socket = new Socket()
    socket.#ws = new WebSocket(url)
    socket.#ws.onmessage = ({ data }) => socket.#receive(JSON.parse(data), onEvent)
    await new Promise((opened, failed) => {
      socket.#ws.onopen = opened
      socket.#ws.onerror = () => failed(new Error(`nobody listens at ${url}`))
    })
    return socket
  }

  /** Sends a request and resolves with its result. @throws if the browser refuses or does not respond in time */
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

  #receive(message, onEvent) {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (waiting) waiting(message)
    else onEvent(message)
  }
}
