import { expect, test } from 'vitest'
import { market } from '#api/market.ts'
import { readFile } from '#offline/drafts/files.ts'
import { send, type SendOptions } from './outbox.ts'
import { fault, keepPapers, run, startSending } from './replay.test-kit.ts'
import { listOutbox } from './store.ts'

startSending()

/** Submits an edit of a listing like its form. */
const edit = (price: number, options: Partial<SendOptions> = {}) =>
  send(
    market.save,
    { body: { id: 'l-1', version: 1, price } as never },
    { title: `减速器 ${String(price)}`, record: 'market:l-1', replaces: true, ...options },
  )
const prices = async () => (await listOutbox()).map(({ input }) => (input.body as { price: number }).price)

test('a newer edit of a record replaces one that has not reached the city, with its files', async () => {
  const [both, old] = await keepPapers()
  await edit(101, { files: [both!, old!] })
  await edit(102, { files: [both!] })
  expect(await prices()).toEqual([102])
  expect(await readFile(both!.fileId)).toBeDefined()
  expect(await readFile(old!.fileId)).toBeUndefined()
})

test('an edit that may have reached the city is sent first, and edits of other records or without replacement stay', async () => {
  await edit(101)
  fault({ dropAfter: 1, match: '*/market/*', times: 1 })
  await run()
  await edit(102)
  expect(await prices()).toEqual([101, 102])
  await edit(103, { record: 'market:l-2' })
  await edit(104, { record: 'market:l-3', replaces: false })
  await edit(105, { record: 'market:l-3', replaces: false })
  expect(await prices()).toEqual([101, 102, 103, 104, 105])
})

test('a submit repeated after a different one is sent again as the last', async () => {
  const key = { form: 'calculate', record: 'en-1' }
  for (const price of [101, 102, 101, 102]) await edit(price, { replaces: false, draft: key })
  expect(await prices()).toEqual([101, 102, 101, 102])
  // Submits the same from another tab, which adds no item.
  await edit(102, { replaces: false, draft: key })
  expect(await prices()).toEqual([101, 102, 101, 102])
})
