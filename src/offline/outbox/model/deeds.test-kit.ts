import * as fc from 'fast-check'
import { vi } from 'vitest'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { loadDraft, removeDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { keepFile } from '#offline/drafts/files.ts'
import { localPath } from '#lib/attachment.ts'
import { itemIdOfDraft, mayHaveArrived, type OutboxItem } from '#offline/outbox/item.ts'
import { discard, resolveConflict, retry, send, takeBack } from '#offline/outbox/outbox.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { reopen } from '#offline/outbox/reopen.ts'
import { newestReceipt } from '#offline/outbox/store.ts'
import { model } from './city.test-kit.ts'
import { deed, pick, tabAt, tabNo, which } from './command.test-kit.ts'
import { settle, type Tab } from './tabs.test-kit.ts'
import { draftTagOf, type Form, tagOf, type World } from './world.test-kit.ts'

/** Runs a person's action in a tab to its end; returns true if it succeeded, false if it was refused or the tab killed. */
async function act(tab: Tab, work: () => Promise<unknown>): Promise<boolean> {
  const done = { ok: undefined as boolean | undefined }
  tab.run(work).then(
    () => (done.ok = true),
    () => (done.ok = false),
  )
  await settle()
  // Passes the time that an action waits for the lock.
  if (done.ok === undefined) await vi.advanceTimersByTimeAsync(5_000)
  await settle()
  return done.ok === true && !tab.dead
}

const inputOf = ({ tag, files }: Form) => ({
  body: { tag: tag!, ...(files[0] ? { paper: localPath(files[0]) } : {}) },
})

const saveForm = (form: Form, takenOut?: unknown) =>
  saveDraft({
    key: form.key,
    values: { tag: form.tag },
    schema: 1,
    title: '表单',
    href: '/',
    files: form.files,
    asOf: form.asOf,
    ...(takenOut === undefined ? {} : { takenOut }),
  })

/** Allows a draft to be replaced or deleted in this step. */
async function grantDeletion(world: World, { userId, enId }: Pick<Form, 'userId' | 'enId'>, record: string) {
  for (const one of (await world.rows(userId)).drafts)
    if (one.enId === enId && one.key.record === record) world.grant(draftTagOf(one), 'gone')
}

/** Opens the form of a record in a tab, with its draft if there is one. */
async function openForm(world: World, tab: Tab, record: number): Promise<void> {
  const { session } = world.city
  if (!session) return
  const key = { form: 'model', record: `record-${String(record)}` }
  await act(tab, async () => {
    const [kept, newest] = [await loadDraft(key), await newestReceipt()]
    world.forms.set(tab, {
      ...{ userId: session.userId, enId: session.enId, key, kept, asOf: kept?.asOf ?? newest },
      ...{
        tag: kept && draftTagOf(kept),
        isDirty: false,
        files: kept?.files ?? [],
      },
    })
  })
}

const open = deed('open', fc.record({ tab: tabNo, record: fc.nat(1) }), (world, { tab, record }) =>
  openForm(world, tabAt(world, tab), record),
)

const formOf = (world: World, tab: Tab) => {
  const form = world.forms.get(tab)
  const { session } = world.city
  return form && session?.userId === form.userId && session.enId === form.enId ? form : undefined
}

/** Types another text into the form of a tab, which saves it; opens a form if none is open. */
async function typeText(world: World, tab: Tab, record: number, file: boolean): Promise<void> {
  if (!formOf(world, tab)) await openForm(world, tab, record)
  const form = formOf(world, tab)
  if (!form) return
  await grantDeletion(world, form, form.key.record)
  form.tag = world.newTag()
  form.isDirty = true
  world.grant(form.tag, 'draft')
  await act(tab, async () => {
    if (file && form.files.length === 0) form.files = [await keepFile(new File(['abc'], 'a.pdf'))]
    await saveForm(form)
  })
}

const type = deed(
  'type',
  fc.record({ tab: tabNo, record: fc.nat(1), file: fc.boolean() }),
  (world, { tab, record, file }) => typeText(world, tabAt(world, tab), record, file),
)

/** Submits the form of a tab, like `useDraftForm`. */
async function submitForm(world: World, tab: Tab, replaces: boolean): Promise<void> {
  const form = formOf(world, tab)
  if (!form?.tag) return
  const { tag, key, kept, asOf, files } = form
  const record = `model:${form.enId}:${key.record}`
  await grantDeletion(world, form, key.record)
  const { outbox } = await world.rows(form.userId)
  for (const one of outbox)
    if ((replaces && one.record === record) || one.id === (kept && itemIdOfDraft(kept)))
      world.grant(tagOf(one), 'gone')
  if (['queue', 'held', 'receipt'].includes(world.placeOf(tag))) world.echoes.add(tag)
  world.grant(tag, 'draft', 'queue')
  const takenOut = kept && itemIdOfDraft(kept)
  const isDone = await act(tab, async () => {
    await saveForm(form)
    await send(model.form, inputOf(form), {
      ...{ title: '表单', record, draft: key, asOf, replaces, files },
      ...(takenOut === undefined ? {} : { takenOut }),
    })
  })
  if (isDone) world.forms.delete(tab)
}

const submit = deed('submit', fc.record({ tab: tabNo, replaces: fc.boolean() }), (world, { tab, replaces }) =>
  submitForm(world, tabAt(world, tab), replaces),
)
const fillIn = deed(
  'fill in and submit',
  fc.record({
    ...{ tab: tabNo, record: fc.nat(1), file: fc.boolean(), replaces: fc.boolean() },
    kill: fc.option(fc.nat(25), { freq: 3 }),
  }),
  async (world, { tab: at, record, file, replaces, kill }) => {
    const tab = tabAt(world, at)
    await typeText(world, tab, record, file)
    tab.fuse = kill ?? tab.fuse
    await submitForm(world, tab, replaces)
  },
)

const close = deed('close', fc.record({ tab: tabNo }), async (world, { tab: at }) => {
  const tab = tabAt(world, at)
  const form = formOf(world, tab)
  world.forms.delete(tab)
  const id = form?.kept && itemIdOfDraft(form.kept)
  if (!form?.kept || form.isDirty || id === undefined) return
  world.grant(form.tag, 'queue')
  // Goes back under its key.
  if (await act(tab, () => putBack(form.kept!))) world.city.never.delete(id)
})

const erase = deed(
  'erase',
  fc.record({ tab: tabNo, record: fc.nat(1) }),
  async (world, { tab: at, record }) => {
    const { session } = world.city
    if (!session) return
    const key = { form: 'model', record: `record-${String(record)}` }
    await grantDeletion(world, session, key.record)
    await act(tabAt(world, at), () => removeDraft(key))
  },
)

const wish = deed(
  'wish',
  fc.record({ tab: tabNo, record: fc.nat(1) }),
  async (world, { tab: at, record: no }) => {
    const { session } = world.city
    if (!session) return
    const record = `wish:${session.enId}:${String(no)}`
    const { outbox } = await world.rows(session.userId)
    for (const one of outbox)
      if (one.record === record && one.state !== 'waiting') world.grant(tagOf(one), 'gone')
    const tag = world.newTag()
    world.grant(tag, 'queue')
    await act(tabAt(world, at), () => send(model.wish, { body: { tag } }, { title: '收藏', record }))
  },
)

/** Returns commands on an item of the signed-in user. */
const onItem = (name: string, run: (world: World, item: OutboxItem, tab: Tab) => Promise<void>) =>
  deed(name, fc.record({ tab: tabNo, item: which }), async (world, { tab, item: at }) => {
    const { session } = world.city
    const { outbox } = session ? await world.rows(session.userId) : { outbox: [] }
    const item = pick(outbox, at)
    if (item) await run(world, item, tabAt(world, tab))
  })

const reopenItem = (force: boolean) =>
  onItem(force ? 'reopen after a warning' : 'reopen', async (world, item, tab) => {
    const tag = tagOf(item)
    world.grant(tag, 'draft')
    if (force && mayHaveArrived(item)) world.warned.add(tag)
    const isOpen = await act(
      tab,
      async () => (await reopen(item.id, force)) ?? Promise.reject(new Error('no form')),
    )
    world.disordered.add(tag)
    if (isOpen && !force) world.city.withdraw(item.id)
  })

const version = (name: string, schema: number) =>
  onItem(name, async (world, item) => {
    if (schema > item.schema) world.disordered.add(tagOf(item))
    await transact(userDb(item.userId), ['outbox'], ({ outbox }) => {
      outbox.put({ ...item, schema }, item.id)
    })
  })

const itemDeeds = [
  reopenItem(false),
  reopenItem(true),
  onItem('discard', async (world, item, tab) => {
    world.grant(tagOf(item), 'gone')
    world.disordered.add(tagOf(item))
    if (mayHaveArrived(item)) world.warned.add(tagOf(item))
    if (world.city.parked.some(({ key }) => key === item.id)) world.underway.add(tagOf(item))
    await act(tab, () => discard(item.id))
  }),
  onItem('takeBack', async (world, item, tab) => {
    world.grant(tagOf(item), 'gone')
    if (await act(tab, () => takeBack(item.id))) world.city.withdraw(item.id)
  }),
  onItem('retry', async (world, item, tab) => {
    if (item.state === 'conflict') return
    world.grant(tagOf(item), 'queue')
    await act(tab, () => retry(item.id))
  }),
  onItem('resolve', async (world, item, tab) => {
    if (item.state !== 'conflict') return
    world.grant(tagOf(item), 'queue')
    await act(tab, () => resolveConflict(item.id, { ...(item.input.body as object), version: 9 }))
  }),
  version('become a row of an older version', 0),
  version('become a row of a newer version', 2),
]

/** Everything that people do; submits are frequent. */
export const deeds = [
  ...[open, type, submit, submit, fillIn, fillIn, fillIn, fillIn],
  ...[close, erase, wish, wish, ...itemDeeds],
]
