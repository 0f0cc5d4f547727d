/** Milliseconds between two looks at the journal, in which no run makes as many calls as the city keeps. */
const LOOK = 250

/** The testers' console of one world. */
export class Console {
  faultsSet = 0
  #journal = []
  #looking = Promise.resolve()

  constructor(base, world) {
    this.base = base
    this.world = world
  }

  async reset(scenario, seed) {
    await this.#ask('reset', { scenario, seed })
    this.#journal = []
    // The city keeps its newest calls only, so they are fetched as they come; a look that fails is made up by the next.
    setInterval(() => void this.#look().catch(() => undefined), LOOK).unref()
  }

  faults(faults) {
    this.faultsSet += 1
    return this.#ask('faults', faults)
  }

  /** Every call since the reset. @throws Error when some of them were gone before they were looked at */
  async journal() {
    await this.#look()
    const lost = this.#journal.findIndex(({ seq }, at) => seq !== at + 1)
    if (lost >= 0)
      throw new Error(`calls ${lost + 1} to ${this.#journal[lost].seq - 1} of the journal were missed`)
    return this.#journal
  }

  table(name) {
    return this.#ask(`table/${name}`)
  }

  /** Changes columns of a row as somebody elsewhere might have, past all rules. */
  change(table, id, patch) {
    return this.#ask('change', { table, id, patch })
  }

  /** The text of the captcha that was drawn last. */
  async captcha() {
    return Object.values(await this.#ask('captcha')).at(-1) ?? ''
  }

  /** Items that can be declared online now, without sub-items, of which 澄岳 holds no declaration from the start. */
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

  /** Reads on from the last call that is known, one look after the other. */
  #look() {
    const look = async () => {
      const since = this.#journal.at(-1)?.seq ?? 0
      this.#journal.push(...(await this.#ask(`journal?since=${since}`)))
    }
    this.#looking = this.#looking.then(look, look)
    return this.#looking
  }

  async #ask(verb, body) {
    const reply = await fetch(`${this.base}/__mock/${verb}`, {
      // A line of its own: the server closes one that was silent for 5 s, at times while the next question is on it.
      headers: { 'x-mock-world': this.world, connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`/__mock/${verb}: ${await reply.text()}`)
    return reply.json()
  }
}
