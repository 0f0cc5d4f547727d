import { createServer, request as ask } from 'node:http'

/** Troubles that a bad line may cause to a call of the city's API, and their probabilities. Pages and files always pass. */
const troubles = [
  ['cutBefore', 0.05],
  ['cutAfter', 0.06],
  ['cutInside', 0.05],
  ['truncate', 0.07],
  ['redirect', 0.07],
  ['foreign', 0.05],
  ['garbage', 0.04],
  ['hole', 0.015],
  ['trickle', 0.08],
]

/** Milliseconds after which a hole closes its connection: longer than any client waits, shorter than a run */
const HOLE_CLOSES_AFTER = 90_000
/** Bytes at a time, and milliseconds between them, for a response that trickles */
const TRICKLE_BYTES = 40
const TRICKLE_PAUSE = 20

/** Targets of redirects: other endpoints of the city (which would use up the idempotency key), a login page, another host */
const redirectTargets = [
  '/policy/api/customer/policy/favorite/batch',
  '/uaa/api/appeal/save',
  '/policy/api/declare/user/update',
  '/auth/login',
  'http://127.0.0.1:9/login',
]

const foreignResponses = [
  [200, 'application/json', '{"ok":true}'],
  [200, 'application/json', '[]'],
  [200, 'text/html', '<!doctype html><title>WLAN</title>'],
  [401, 'application/json', '{"error":"unauthorized"}'],
  [403, 'text/html', '<h1>Forbidden</h1>'],
  [404, 'text/plain', 'no such page'],
  [409, 'application/json', '{}'],
  [422, 'application/json', '{"message":"unprocessable"}'],
]

/**
 * HTTP proxy in front of the city that simulates a bad line: cuts, truncates, redirects, answers itself, swallows,
 * trickles. The city is unaware of it.
 */
export class Line {
  /** Number of times that each trouble occurred, by name */
  troubleCounts = {}
  bad = false
  #server
  #city
  #random

  constructor(cityPort, random) {
    this.#city = cityPort
    this.#random = random
  }

  async start(port) {
    this.#server = createServer((request, response) => {
      const chunks = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => void this.#pass(request, response, Buffer.concat(chunks)))
    })
    await new Promise((done) => this.#server.listen(port, '127.0.0.1', done))
  }

  stop() {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  #draw(url) {
    if (!this.bad || !/^\/(uaa|policy\/(api|program))/.test(url)) return undefined
    const found = troubles.find(([, share]) => this.#random.chance(share))
    if (found) this.troubleCounts[found[0]] = (this.troubleCounts[found[0]] ?? 0) + 1
    return found?.[0]
  }

  async #pass(request, response, body) {
    const { socket } = request
    const trouble = this.#draw(request.url)
    if (trouble === 'cutBefore') return socket.destroy()
    if (trouble === 'hole') return void setTimeout(() => socket.destroy(), HOLE_CLOSES_AFTER).unref()
    if (trouble === 'redirect') {
      const status = this.#random.pick([301, 302, 303, 307, 308])
      return response.writeHead(status, { location: this.#random.pick(redirectTargets) }).end()
    }
    // Half of the foreign responses replace the city's; the other half are sent after the city has acted.
    if (trouble === 'foreign' && this.#random.chance(0.5)) return this.#answerItself(response)
    const answer = await this.#ask(request, body).catch(() => undefined)
    if (!answer) return socket.destroy()
    const { headers } = answer
    delete headers['transfer-encoding']
    const inside = this.#random.whole(0, Math.max(0, answer.body.length - 1))
    if (trouble === 'cutAfter') return socket.destroy()
    if (trouble === 'foreign') return this.#answerItself(response)
    if (trouble === 'garbage') {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(64, 1))
    }
    if (trouble === 'cutInside') {
      headers['content-length'] = answer.body.length
      response.writeHead(answer.status, headers)
      return response.write(answer.body.subarray(0, inside), () => socket.destroy())
    }
    if (trouble === 'truncate') {
      // Ends the response regularly, so that only its text shows that a part is missing.
      delete headers['content-length']
      response.shouldKeepAlive = false
      response.useChunkedEncodingByDefault = false
      return response.writeHead(answer.status, headers).end(answer.body.subarray(0, inside))
    }
    response.writeHead(answer.status, headers)
    if (trouble === 'trickle') await this.#trickle(response, answer.body)
    return response.end(trouble === 'trickle' ? undefined : answer.body)
  }

  async #trickle(response, body) {
    for (let at = 0; at < Math.min(body.length, TRICKLE_BYTES * 50); at += TRICKLE_BYTES) {
      response.write(body.subarray(at, at + TRICKLE_BYTES))
      await new Promise((done) => setTimeout(done, TRICKLE_PAUSE))
    }
    response.write(body.subarray(TRICKLE_BYTES * 50))
  }

  #answerItself(response) {
    const [status, type, text] = this.#random.pick(foreignResponses)
    return response.writeHead(status, { 'content-type': type }).end(text)
  }

  #ask(request, body) {
    return new Promise((answered, failed) => {
      const { method, url, headers } = request
      const onward = ask({ port: this.#city, host: '127.0.0.1', method, path: url, headers }, (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () =>
          answered({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
        )
        reply.on('error', failed)
      })
      onward.on('error', failed)
      onward.end(body)
    })
  }
}
