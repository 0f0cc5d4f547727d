/** The testers' console of one world. */
export class Console {
  faultsSet = 0

  constructor(base, world) {
    this.base = base
    this.world = world
  }

  reset(scenario, seed) {
    return this.#ask('reset', { scenario, seed })
  }

  faults(faults) {
    this.faultsSet += 1
    return this.#ask('faults', faults)
  }

  journal() {
    return this.#ask('journal')
  }

  table(name) {
    return this.#ask(`table/${name}`)
  }

  /** The text of the captcha that was drawn last. */
  async captcha() {
    return Object.values(await this.#ask('captcha')).at(-1) ?? ''
  }

  /** Items that can be declared online now, without sub-items, of which 海澜 holds no declaration from the start. */
  async openItems() {
    const now = new Date().toISOString()
    const begun = (await this.table('declaration')).filter((row) => row.enId === 'en-hailan')
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
