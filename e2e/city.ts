import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Fault } from '#mocks/faults.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import type { JournalEntry, Sms } from '#mocks/city.ts'

/** Set where two real releases are published one after the other (`npm run hosting:check`). */
const isReleased = Boolean(process.env['E2E_RELEASES'])

/** Publishes a release where the host has releases. */
async function release(name: 'older' | 'newer'): Promise<void> {
  if (isReleased) await promisify(execFile)(process.execPath, ['.ci/publish.mjs', name])
}

/** Client of the testers' console for the test's own world: sets faults and reads the city's records */
export class City {
  readonly name: string
  readonly #base: string

  constructor(base: string, name: string) {
    this.#base = base
    this.name = name
  }

  /** Resets the world to a scenario; removes all sessions and records. */
  async reset(scenario: ScenarioName, seed = 1): Promise<void> {
    await this.#ask('reset', { scenario, seed })
    await release('older')
  }

  /** Replaces the active faults; without arguments, removes them. */
  async faults(...faults: Partial<Fault>[]): Promise<void> {
    await this.#ask('faults', faults)
  }

  /** Returns every call that reached the city, in order. */
  journal(): Promise<JournalEntry[]> {
    return this.#ask('journal')
  }

  /** Returns the calls that changed something and whose path contains or matches `path`. */
  async effects(path: string | RegExp): Promise<JournalEntry[]> {
    const entries = await this.journal()
    return entries.filter(
      (one) => one.effect && (typeof path === 'string' ? one.path.includes(path) : path.test(one.path)),
    )
  }

  /** Returns the rows of a table in order of creation. */
  table<Row extends { id: string }>(name: string): Promise<Row[]> {
    return this.#ask(`table/${name}`)
  }

  /** Changes columns of a row like another client, without validation. */
  async change(table: string, id: string, patch: object): Promise<void> {
    await this.#ask('change', { table, id, patch })
  }

  /** Returns every uploaded file with the SHA-256 of its bytes. */
  uploads(): Promise<{ fileName: string; size: number; sha256: string }[]> {
    return this.#ask('uploads')
  }

  /** Returns the bytes of the latest upload with this file name. */
  async bytes(fileName: string): Promise<Buffer> {
    return Buffer.from(await this.#ask<string>(`bytes/${encodeURIComponent(fileName)}`), 'base64')
  }

  /** Returns the code on the screen of an activity's venue. */
  async placeCode(activityId: string): Promise<string> {
    return (await this.#ask<{ code: string }>(`place/${activityId}`)).code
  }

  /** Returns the text of the latest captcha. */
  async captcha(): Promise<string> {
    const drawn = await this.#ask<Record<string, string>>('captcha')
    return Object.values(drawn).at(-1) ?? ''
  }

  /** Returns the latest SMS code sent to a phone number, or ''. */
  async smsCode(tel: string): Promise<string> {
    const sent = await this.#ask<Sms[]>(`sms?tel=${tel}`)
    return sent.at(-1)?.code ?? ''
  }

  /**
   * Moves a record to another state like the city's staff: `advance('declare', id, '待补正', '请补营业执照')`. `office`
   * is the office that takes an appeal over; `asked` lists remarks of the staff by field.
   */
  async advance(
    area: string,
    id: string,
    to: string,
    reason = '',
    more: {
      office?: string
      days?: number
      amount?: number
      asked?: { field: string; errorMessage: string }[]
    } = {},
  ): Promise<void> {
    await this.#ask('advance', { area, id, to, reason, ...more })
  }

  /** Sets the city's clock ahead by milliseconds. */
  async clock(offsetMs: number): Promise<void> {
    await this.#ask('clock', { offsetMs })
  }

  /** Deploys a new version of the portal: browsers of this world find a new service worker. */
  async deploy(): Promise<void> {
    if (!isReleased) await this.#ask('deploy', {})
    await release('newer')
  }

  /** Publishes the version before the last deployment again. */
  async rollback(): Promise<void> {
    if (!isReleased) await this.#ask('rollback', {})
    await release('older')
  }

  /** Signs a user in through the government-service site's token, without a page. Returns the tokens and the user id. */
  async session(tel: string): Promise<{ access_token: string; refresh_token: string; userId: string }> {
    const call = async (path: string, init: RequestInit) => {
      const headers = { ...init.headers, 'x-mock-world': this.name, connection: 'close' }
      const reply = await fetch(this.#base + path, { ...init, headers })
      return ((await reply.json()) as { data: never }).data
    }
    const tokens: { access_token: string; refresh_token: string } = await call('/uaa/login-zwfw', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ zwfwToken: `zwfw-${tel}` }),
    })
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const { id }: { id: string } = await call('/uaa/api/current-user', { headers })
    return { ...tokens, userId: id }
  }

  async #ask<Answer>(verb: string, body?: unknown): Promise<Answer> {
    const reply = await fetch(`${this.#base}/__mock/${verb}`, {
      // Uses a new connection, because the server closes one after 5 s of silence, which may hit the next request on
      // it.
      headers: { 'x-mock-world': this.name, connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`/__mock/${verb}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
}
