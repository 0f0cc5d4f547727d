import assert from 'node:assert/strict'
import { promisifyRequest } from 'idb-keyval'
import { anything, readAll } from '#offline/device/checked.ts'
import { type StoreName, transactOnce, userDb } from '#offline/device/db.ts'
import {
  type Draft,
  type DraftKey,
  ITEM_SCHEMA,
  type LocalFile,
  type OutboxItem,
  type Receipt,
  type ReceiptNo,
} from '#offline/outbox/item.ts'
import { City, type Parked } from './city.test-kit.ts'
import { Tab } from './tabs.test-kit.ts'

/** Places of what a person has typed: in exactly one of them at any time, or `gone` if the person deleted it. */
export type Place = 'draft' | 'queue' | 'held' | 'receipt' | 'gone'

/** A form that is open in a tab, like `useDraftForm`. */
export interface Form {
  userId: string
  enId: string
  key: DraftKey
  kept: Draft | undefined
  asOf: ReceiptNo
  tag: string | undefined
  isDirty: boolean
  files: LocalFile[]
}

interface Rows {
  drafts: Draft[]
  outbox: OutboxItem[]
  receipts: Receipt[]
  files: string[]
}

const ROWS: StoreName[] = ['drafts', 'outbox', 'receipts', 'files']

let worlds = 0

/** Everything of one run: the city, the device with its tabs, and where each typed text must be. */
export class World {
  readonly city = new City()
  readonly users: string[]
  tabs = [new Tab('first'), new Tab('second'), new Tab('worker')]
  readonly forms = new Map<Tab, Form>()
  /** Owner of each typed text. */
  readonly owners = new Map<string, { userId: string; enId: string }>()
  private readonly places = new Map<string, Place>()
  /** Places to which a text may move in this step. */
  private readonly granted = new Map<string, Set<Place>>()
  /** Texts of which a tab wrote another draft while submitting again what was submitted already. */
  readonly echoes = new Set<string>()
  /** Texts that may take effect twice, because the person was warned. */
  readonly warned = new Set<string>()
  /** Texts that may take effect out of order, because they were refused or deleted in between. */
  readonly disordered = new Set<string>()
  /** Texts whose item was deleted while its call was on the way, which may still get a receipt. */
  readonly underway = new Set<string>()
  private readonly files = new Map<string, string[]>()
  readonly seqs = new Map<string, { record: string; seq: number }>()
  tags = 0

  constructor() {
    worlds += 1
    this.users = ['a', 'b'].map((name) => `${name}-${String(worlds)}`)
    this.city.onRequest = (request) => this.checkRequest(request)
  }

  /** Returns a new text for the signed-in user. */
  newTag(): string {
    this.tags += 1
    const tag = `text-${String(this.tags)}`
    const { userId, enId } = this.city.session!
    this.owners.set(tag, { userId, enId })
    return tag
  }

  /** Allows a text to move in this step. */
  grant(tag: string | undefined, ...places: Place[]): void {
    if (tag !== undefined) this.granted.set(tag, new Set([...(this.granted.get(tag) ?? []), ...places]))
  }

  placeOf = (tag: string): Place => this.places.get(tag) ?? 'gone'

  /** Reads all rows of a user in one transaction, without checking them. */
  async rows(userId: string): Promise<Rows> {
    const { drafts, outbox, receipts, files } = await transactOnce(userDb(userId), ROWS, async (stores) => {
      const [drafts, outbox, receipts] = await Promise.all([
        readAll(stores.drafts, anything),
        readAll(stores.outbox, anything),
        readAll(stores.receipts, anything),
      ])
      const files = (await promisifyRequest(stores.files.getAllKeys())).map(String)
      return { drafts, outbox, receipts, files } as Rows
    })
    return { drafts, outbox: outbox.sort((a, b) => a.seq - b.seq), receipts, files }
  }

  /** Checks a request as the city receives it: sender, enterprise, and order within the record. */
  private async checkRequest({ userId, enId, tag, key, isUpload, token }: Parked): Promise<void> {
    if (isUpload || userId === undefined) return
    assert.deepEqual({ userId, enId }, this.owners.get(tag), `${tag} is sent by ${token}`)
    const { outbox } = await this.rows(userId)
    const item = outbox.find(({ id }) => id === key)
    const before = outbox.filter(
      (one) =>
        item &&
        one.record === item.record &&
        one.seq < item.seq &&
        one.state === 'waiting' &&
        one.schema <= ITEM_SCHEMA,
    )
    assert.deepEqual(before.map(tagOf), [], `${tag} is sent after all earlier ones of its record`)
  }

  /** Starts a new tab in place of a killed one, whose requests may still arrive. */
  private restartTabs(): void {
    for (const request of [...this.city.parked]) if (request.tab?.dead) this.city.giveUp(request)
    for (const tab of this.tabs) if (tab.dead) this.forms.delete(tab)
    this.tabs = this.tabs.map((tab) => (tab.dead ? new Tab(tab.name) : tab))
  }

  /** Checks the device and the city after a step. */
  async check(): Promise<void> {
    this.restartTabs()
    if (this.city.problems.length > 0) throw this.city.problems[0]
    const found = new Map<string, Place[]>([...this.owners].map(([tag]) => [tag, []]))
    for (const userId of this.users) {
      const { drafts, outbox, receipts, files } = await this.rows(userId)
      const see = (tag: string | undefined, place: Place) => {
        if (tag === undefined) return
        assert.equal(this.owners.get(tag)?.userId, userId, `${tag} is with its user`)
        if (place !== 'draft' || !this.echoes.has(tag)) found.get(tag)!.push(place)
      }
      for (const draft of drafts) see(draftTagOf(draft), 'draft')
      for (const item of outbox) {
        see(tagOf(item), item.state === 'waiting' ? 'queue' : 'held')
        this.seqs.set(tagOf(item), { record: `${userId} ${item.record}`, seq: item.seq })
        if (item.state !== 'waiting') this.disordered.add(tagOf(item))
      }
      for (const { answer } of receipts) see((answer as { tag: string }).tag, 'receipt')
      const unsent = outbox.flatMap((one) => one.files.filter((file) => !file.serverPath))
      const needed = [...drafts.flatMap((one) => one.files), ...unsent].map(({ fileId }) => fileId)
      // Excludes files that had gone with another tab's submit before this text was saved with them.
      const lost = needed.filter(
        (fileId) => this.files.get(userId)?.includes(fileId) && !files.includes(fileId),
      )
      assert.deepEqual(lost, [], 'attachments of drafts and items stay on the device')
      this.files.set(userId, files)
    }
    for (const [tag, places] of found) this.checkMove(tag, places)
    this.checkEffects()
    this.granted.clear()
  }

  private checkMove(tag: string, places: Place[]): void {
    assert.ok(places.length < 2, `${tag} is in ${places.join(' and ')}`)
    const [now = 'gone'] = places
    const before = this.placeOf(tag)
    this.places.set(tag, now)
    if (now === 'receipt') assert.notEqual(this.effectsOf(tag), 0, `${tag} has a receipt, and took effect`)
    if (now === before || this.granted.get(tag)?.has(now)) return
    const isSent =
      (before === 'queue' && (now === 'receipt' || now === 'held')) ||
      (now === 'receipt' && this.underway.has(tag))
    assert.ok(isSent, `${tag} moves from ${before} to ${now}`)
  }

  private effectsOf = (tag: string) => this.city.effects.filter((one) => one.tag === tag).length

  private checkEffects(): void {
    const last = new Map<string, number>()
    for (const tag of new Set(this.city.effects.map((one) => one.tag))) {
      if (!this.warned.has(tag)) assert.equal(this.effectsOf(tag), 1, `${tag} takes effect once`)
      const at = this.seqs.get(tag)
      if (!at || this.disordered.has(tag)) continue
      const isLater = at.seq > (last.get(at.record) ?? 0)
      assert.ok(isLater, `${tag} takes effect after earlier ones of ${at.record}`)
      last.set(at.record, at.seq)
    }
  }
}

/** Returns the text in an item. */
export const tagOf = ({ input }: OutboxItem): string => (input.body as { tag: string }).tag

/** Returns the text in a draft. */
export const draftTagOf = ({ values }: Draft): string | undefined => (values as { tag?: string }).tag
