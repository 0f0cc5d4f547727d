/** Milliseconds between two readings of the journal; within these no run makes more calls than the journal keeps */
const READ_EVERY = 250

/** Client of the testers' console for one world */
export class Console {
  faultsSet = 0
  #journal = []
  #reading = Promise.resolve()

  constructor(base, world) {
    this.base = base
    this.world = world
  }

  async reset(scenario, seed) {
    await this.#ask('reset', { scenario, seed })
    this.#journal = []
    // Reads the journal continuously, because the city keeps only its newest calls. The next reading makes up for a
    // failed one.
    setInterval(() => void this.#readJournal().catch(() => undefined), READ_EVERY).unref()
  }

  faults(faults) {
    this.faultsSet += 1
    return this.#ask('faults', faults)
  }

  /** Returns every call since the reset. @throws Error if some of them were dropped before they were read */
  async journal() {
    await this.#readJournal()
    const lost = this.#journal.findIndex(({ seq }, at) => seq !== at + 1)
    if (lost >= 0)
      throw new Error(`calls ${lost + 1} to ${this.#journal[lost].seq - 1} of the journal were missed`)
    return this.#journal
  }

  table(name) {
    return this.#ask(`table/${name}`)
  }

  /** Changes columns of a row like another client, without validation. */
  change(table, id, patch) {
    return this.#ask('change', { table, id, patch })
  }

  /** Returns the text of the latest captcha. */
  async captcha() {
    return Object.values(await this.#ask('captcha')).at(-1) ?? ''
  }

  /** Returns items without sub-items that can be declared online now and of which 澄岳 has no declaration yet. */
  async openItems() {
    const now = new Date().toISOString()
    const begun = (await this.table('declaration')).filter((row) => row.enId === 'en-chengyue')
    const taken = new Set(begun.map((row) => row.itemId))
    return (await this.table('item')).filter(
      (item) =>
        item.formKey === 'apply' &&
        item.mode === '网上申报' &&
        !item.childrenName &&
        !taken.has(item.id) &&
        item.applyStart < now &&
        item.applyEnd > now,
    )
  }

  /** Reads the calls after the last known one, with testers' acts, as these are counted too. Readings run one after the other. */
  #readJournal() {
    const read = async () => {
      const since = this.#journal.at(-1)?.seq ?? 0
      this.#journal.push(...(await this.#ask(`journal?console=1&since=${since}`)))
    }
    this.#reading = this.#reading.then(read, read)
    return this.#reading
  }

  async #ask(verb, body) {
    const reply = await fetch(`${this.base}/__mock/${verb}`, {
      // Uses a new connection, because the server closes one after 5 s of silence, which may hit the next request on
      // it.
      headers: { 'x-mock-world': this.world, connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`/__mock/${verb}: ${await reply.text()}`)
    return reply.json()
  }
}
