import { readFileSync } from 'node:fs'
import { serve } from '#e2e/chaos/serve.mjs'

/** Calls of the run, and number of calls between two readings of the server's memory */
const CALLS = 100_000
const READ_EVERY = 20_000
/** Concurrent calls */
const CONCURRENT_CALLS = 8
/** Calls before a new sign-in, and before a new world */
const PER_SIGN_IN = 250
const PER_WORLD = 1_000

/**
 * Measures the server's memory while all kinds of clients call the mock city, hostile ones included: lists, captchas,
 * sign-ins, favourites, files, lines of the usage log, worlds.
 */
export async function measureMemory(port) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const base = `http://127.0.0.1:${port}`
  const rows = []
  const read = (calls) => rows.push({ calls, 'memory of the server, MB': residentMegabytes(server.pid) })
  let token = await signIn(base, 'default')
  let done = 0
  const next = async () => {
    while (done < CALLS) {
      const at = done++
      if (at % READ_EVERY === 0) read(at)
      if (at % PER_SIGN_IN === 0) token = await signIn(base, 'default')
      const world = at % PER_WORLD === 0 ? `memory-${at}` : 'default'
      const { method = 'GET', path, body } = requestOf(at)
      const headers = { authorization: `Bearer ${token}`, 'x-mock-world': world, ...keyOf(method) }
      const reply = await fetch(base + path, { method, headers: { ...headers, ...typeOf(body) }, body })
      await reply.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, next))
  read(CALLS)
  server.kill()
  return [{ title: `The mock city over ${CALLS.toLocaleString('en')} calls`, rows }]
}

/** Returns the request of a call; ten kinds take turns. */
function requestOf(at) {
  const policy = `policy-${1 + (at % 200)}`
  const json = (body) => JSON.stringify(body)
  const long = 'x'.repeat(2_000)
  const turns = [
    () => ({ path: `/policy/api/declare/flow/mylist?current=${1 + (at % 9)}&size=10` }),
    () => ({ path: `/uaa/api/register/captcha/graph/memory-${at}` }),
    () => ({ method: 'POST', path: `/policy/api/customer/policy/favorite/${policy}` }),
    () => ({ method: 'DELETE', path: `/policy/api/customer/policy/favorite/${policy}` }),
    () => ({ method: 'POST', path: '/policy/api/log/behavior/record', body: json({ path: '/', at, long }) }),
    () => ({ path: `/uaa/api/ua/demand/page?current=${1 + (at % 9)}&size=10` }),
    () => ({ method: 'POST', path: '/uaa/api/upload/file', body: file(at) }),
    () => ({ method: 'POST', path: '/uaa/api/appeal/save', body: json({ title: long, employees: 1e15 }) }),
    () => ({ path: `/uaa/api/%ff/${at}` }),
    () => ({ path: '/policy/api/customer/msg/count' }),
  ]
  return turns[at % turns.length]()
}

/** Returns a form with a picture of 20 KB, with different bytes in 251 successive calls. */
function file(at) {
  const form = new FormData()
  const head = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')
  form.set('file', new Blob([head, Buffer.alloc(20_000, at % 251)], { type: 'image/png' }), `${at}.png`)
  return form
}

const keyOf = (method) => (method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() })
const typeOf = (body) => (typeof body === 'string' ? { 'content-type': 'application/json' } : {})

async function signIn(base, world) {
  const reply = await fetch(`${base}/uaa/login-zwfw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-world': world },
    body: JSON.stringify({ zwfwToken: 'zwfw-13800000001' }),
  })
  return (await reply.json()).data.access_token
}

/** Returns the resident memory of a process in megabytes, according to the kernel. */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(kilobytes) / 1024)
}
