import type { Fault } from '#mocks/faults.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import type { JournalEntry, Sms } from '#mocks/city.ts'

/** The test's own world, through the testers' console: what goes wrong in it, and what happened there. */
export class City {
  readonly name: string
  readonly #base: string

  constructor(base: string, name: string) {
    this.#base = base
    this.name = name
  }

  /** Begins anew; every sign-in and record is gone. */
  async reset(scenario: ScenarioName, seed = 1): Promise<void> {
    await this.#ask('reset', { scenario, seed })
  }

  /** From now on these faults strike; none given: none strike. */
  async faults(...faults: Partial<Fault>[]): Promise<void> {
    await this.#ask('faults', faults)
  }

  /** Every call that reached the city, in order. */
  journal(): Promise<JournalEntry[]> {
    return this.#ask('journal')
  }

  /** The calls that changed something, whose path contains this: what the city really did. */
  async effects(path: string | RegExp): Promise<JournalEntry[]> {
    const entries = await this.journal()
    return entries.filter(
      (one) => one.effect && (typeof path === 'string' ? one.path.includes(path) : path.test(one.path)),
    )
  }

  /** The rows of a table, in the order they came. */
  table<Row extends { id: string }>(name: string): Promise<Row[]> {
    return this.#ask(`table/${name}`)
  }

  /** Changes columns of a row as somebody elsewhere might have, past all rules. */
  async change(table: string, id: string, patch: object): Promise<void> {
    await this.#ask('change', { table, id, patch })
  }

  /** Every file that arrived, with the SHA-256 of its bytes. */
  uploads(): Promise<{ fileName: string; size: number; sha256: string }[]> {
    return this.#ask('uploads')
  }

  /** The bytes of the file that arrived last under this name. */
  async bytes(fileName: string): Promise<Buffer> {
    return Buffer.from(await this.#ask<string>(`bytes/${encodeURIComponent(fileName)}`), 'base64')
  }

  /** The text of the captcha that was drawn last. */
  async captcha(): Promise<string> {
    const drawn = await this.#ask<Record<string, string>>('captcha')
    return Object.values(drawn).at(-1) ?? ''
  }

  /** The code that was sent last to a phone. */
  async smsCode(tel: string): Promise<string> {
    const sent = await this.#ask<Sms[]>(`sms?tel=${tel}`)
    return sent.at(-1)?.code ?? ''
  }

  /**
   * Moves a record on as the city's staff would: `advance('declare', id, '待补正', '请补营业执照')`; for an appeal with the
   * office it is handed to, and what is to be added by field.
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

  /** Sets the city's clock ahead by this many milliseconds. */
  async clock(offsetMs: number): Promise<void> {
    await this.#ask('clock', { offsetMs })
  }

  /** Puts a new version of the portal on the server: browsers of this world find a new service worker. */
  async deploy(): Promise<void> {
    await this.#ask('deploy', {})
  }

  /** Signs somebody in as the government-service site would, without a page: the tokens, and whose they are. */
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
      // A line of its own: the server closes one that was silent for 5 s, at times while the next question is on it.
      headers: { 'x-mock-world': this.name, connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`/__mock/${verb}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
}
