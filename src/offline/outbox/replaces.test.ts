import { expect, test } from 'vitest'
import { market } from '#api/market.ts'
import { readFile } from '#offline/drafts/files.ts'
import { send, type SendOptions } from './outbox.ts'
import { fault, papers, run, startSending } from './replay.test-kit.ts'
import { listOutbox } from './store.ts'

startSending()

/** Hands in an edit of a listing as its form does. */
const edit = (price: number, options: Partial<SendOptions> = {}) =>
  send(
    market.save,
    { body: { id: 'l-1', version: 1, price } as never },
    { title: `减速器 ${String(price)}`, record: 'market:l-1', replaces: true, ...options },
  )
const prices = async () => (await listOutbox()).map(({ input }) => (input.body as { price: number }).price)

test('a newer edit of a record takes the place of one that the city has not heard of, with its files', async () => {
  const [both, old] = await papers()
  await edit(101, { files: [both!, old!] })
  await edit(102, { files: [both!] })
  expect(await prices()).toEqual([102])
  expect(await readFile(both!.fileId)).toBeDefined()
  expect(await readFile(old!.fileId)).toBeUndefined()
})

test('what the city may have heard of goes first, and so does what is done with another record or in another way', async () => {
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

test('what is said once more after something else was is sent once more, and is the last word', async () => {
  const key = { form: 'calculate', record: 'en-1' }
  for (const price of [101, 102, 101, 102]) await edit(price, { replaces: false, draft: key })
  expect(await prices()).toEqual([101, 102, 101, 102])
  // The same from another tab is one.
  await edit(102, { replaces: false, draft: key })
  expect(await prices()).toEqual([101, 102, 101, 102])
})
