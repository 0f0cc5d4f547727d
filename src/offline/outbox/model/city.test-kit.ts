import assert from 'node:assert/strict'
import { vi } from 'vitest'
import * as v from 'valibot'
import { area, endpoint } from '#api/call/endpoint.ts'
import { configureHost } from '#api/call/host.ts'
import { noEffect } from '#api/effect.ts'
import { countStep, currentTab, outsideTabs, type Tab } from './tabs.test-kit.ts'

const Body = v.object({ tag: v.string(), version: v.optional(v.number()), paper: v.optional(v.string()) })
const Answer = v.object({ tag: v.string() })

/** Calls of the model: a form, and a wish. `tag` marks what a person has typed, differently each time. */
export const model = area('model', {
  form: endpoint('POST /policy/api/model/form', { body: Body, answer: Answer }).queued('demand', noEffect),
  wish: endpoint('POST /policy/api/model/wish', { body: Body, answer: Answer, wish: 'one' }).queued(
    'demand',
    noEffect,
  ),
})

/** Ways in which the line and the city answer. After those of the first list the city has what was sent. */
export const answers = {
  arrived: ['ok', 'lost', 'cut', 'late500', 'broken'],
  not: [
    'dead',
    '500',
    '503',
    '429',
    'captive',
    'foreign',
    'redirect',
    'expired',
    'refuse',
    'conflict',
    'overdue',
  ],
} as const
export type AnswerKind = (typeof answers)[keyof typeof answers][number]

/** A request on its way to the city. */
export interface Parked {
  tab: Tab | undefined
  userId: string | undefined
  token: string
  enId: string
  key: string
  tag: string
  isUpload: boolean
  print: string
  reply: (with_: Response | Error) => void
}

type Outcome = { print: string; as: 'done' | 'refuse' | 'conflict' }

const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** City of the model: decides each key once, and answers a repeated key like the first time. */
export class City {
  readonly parked: Parked[] = []
  /** Requests whose sender gave up, and which may still arrive. */
  readonly delayed: Parked[] = []
  /** Tags in the order in which they took effect. */
  readonly effects: { tag: string; key: string }[] = []
  readonly outcomes = new Map<string, Outcome>()
  /** Keys that must take no effect any more, because the person was told so. */
  readonly never = new Set<string>()
  readonly tokens = new Map<string, string>()
  session: { userId: string; enId: string; token: string } | undefined
  renews = true
  /** Checks each request as it comes. */
  onRequest: (request: Parked) => Promise<void> = () => Promise.resolve()
  problems: unknown[] = []

  constructor() {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => this.receive(_url, init))
    configureHost({
      base: 'http://city.test',
      token: (userId) =>
        userId === undefined || this.session?.userId === userId ? this.session?.token : undefined,
      renew: (used) => Promise.resolve(this.renew(used)),
    })
  }

  signIn(userId: string, enId: string): void {
    const token = `token-${String(this.tokens.size)}`
    this.tokens.set(token, userId)
    this.session = { userId, enId, token }
  }

  private renew(used: string | undefined): 'renewed' | 'refused' {
    if (!this.session || !this.renews) return 'refused'
    if (this.session.token === used) this.signIn(this.session.userId, this.session.enId)
    return 'renewed'
  }

  private receive(url: string, { headers, body, signal }: RequestInit): Promise<Response> {
    countStep()
    // A browser sends nothing while it knows of no network.
    if (!navigator.onLine) return Promise.reject(new TypeError('fetch failed'))
    const sent = new Headers(headers)
    const token = (sent.get('authorization') ?? '').replace('Bearer ', '')
    const isUpload = url.endsWith('/upload/file')
    const print = typeof body === 'string' ? body : ''
    return new Promise((done, failed) => {
      const request: Parked = {
        tab: currentTab(),
        userId: this.tokens.get(token),
        token,
        enId: sent.get('enid') ?? '',
        key: sent.get('idempotency-key') ?? '',
        tag: isUpload ? '' : (JSON.parse(print) as { tag: string }).tag,
        isUpload,
        print,
        reply: (answer) => (answer instanceof Error ? failed(answer) : done(answer)),
      }
      this.parked.push(request)
      signal?.addEventListener('abort', () => {
        this.giveUp(request)
        failed(new DOMException('aborted', 'AbortError'))
      })
      outsideTabs(() => this.onRequest(request)).catch((error: unknown) => this.problems.push(error))
    })
  }

  /** Takes a request away from its sender; it may still arrive. */
  giveUp(request: Parked): void {
    const at = this.parked.indexOf(request)
    if (at < 0) return
    this.parked.splice(at, 1)
    this.delayed.push(request)
  }

  /** Decides a request: once for each key, whose body must stay the same. */
  private decide(request: Parked, as: Outcome['as'] = 'done'): Outcome['as'] {
    const { key, print, tag, isUpload } = request
    const known = this.outcomes.get(key)
    if (known) {
      assert.equal(known.print, print, `the body of key ${key} stays the same`)
      return known.as
    }
    this.outcomes.set(key, { print, as })
    if (as === 'done' && !isUpload) {
      assert.ok(!this.never.has(key), `${tag} was withdrawn, and takes no effect`)
      this.effects.push({ tag, key })
    }
    return as
  }

  /** Notes that the person was told that a key has taken no effect, and never will. */
  withdraw(key: string): void {
    assert.ok(!this.effects.some((one) => one.key === key), 'what was taken back has not arrived')
    this.never.add(key)
  }

  /** Lets a delayed request arrive after all. */
  arriveLate(request: Parked): void {
    this.delayed.splice(this.delayed.indexOf(request), 1)
    this.decide(request)
  }

  /** Answers a request in one of the ways. */
  answer(request: Parked, kind: AnswerKind): void {
    this.parked.splice(this.parked.indexOf(request), 1)
    if (request.userId === undefined || (kind === 'expired' && this.session?.token === request.token))
      return request.reply(json({ returnCode: '401', data: '登录已过期' }, 401))
    request.reply(this.replyTo(request, kind))
  }

  private replyTo(request: Parked, kind: AnswerKind): Response | Error {
    const dead = new TypeError('fetch failed')
    const { tag, isUpload } = request
    const say = (as: Outcome['as']) => {
      if (as === 'refuse')
        return json({ returnCode: '422', data: [{ field: 'tag', errorMessage: '请修改' }] })
      if (as === 'conflict')
        return json(
          { returnCode: '409', data: { errorMessage: '已更新', current: { tag, version: 9 } } },
          409,
        )
      return json({
        returnCode: '200',
        data: isUpload
          ? { filePath: `/f/${request.key}`, fileName: 'a.pdf', size: 3, type: 'application/pdf' }
          : { tag },
      })
    }
    switch (kind) {
      case 'ok':
        return say(this.decide(request))
      case 'refuse':
      case 'conflict':
        return say(this.decide(request, isUpload ? 'done' : kind))
      case 'lost':
        this.decide(request)
        return dead
      case 'cut':
        this.decide(request)
        return new Response(new ReadableStream({ start: (body) => body.error(dead) }))
      case 'late500':
        this.decide(request)
        return json({}, 500)
      case 'broken':
        this.decide(request)
        return json({ returnCode: '200', data: { other: 1 } })
      case '500':
        return json({}, 500)
      case '503':
      case '429':
        return json({}, Number(kind), { 'retry-after': '120' })
      case 'captive':
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      case 'foreign':
        return json({ ok: true })
      case 'redirect':
        return new Response(null, { status: 307, headers: { location: '/elsewhere' } })
      case 'dead':
      case 'expired':
      case 'overdue':
        return dead
    }
  }
}
