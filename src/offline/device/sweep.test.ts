import { beforeEach, expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { saveDraft } from '#offline/drafts/drafts.ts'
import { keepFile, readFile } from '#offline/drafts/files.ts'
import { send } from '#offline/outbox/outbox.ts'
import { setOwner } from '#offline/owner.ts'
import { sweepFiles } from './sweep.ts'

const TWO_DAYS = 2 * 86_400_000
const paper = () => keepFile(new File(['审计报告'], '审计.pdf', { type: 'application/pdf' }))
const draft = { key: { form: 'appeal', record: 'new' }, values: {}, schema: 1, title: '诉求', href: '/' }

beforeEach(() => setOwner({ userId: crypto.randomUUID(), enId: 'en-a' }))

test('an unreferenced file is deleted after a day, not before', async () => {
  const { fileId } = await paper()
  await sweepFiles()
  expect(await readFile(fileId)).toBeDefined()
  await sweepFiles(Date.now() + TWO_DAYS)
  expect(await readFile(fileId)).toBeUndefined()
})
test('a file of a draft or of the outbox stays', async () => {
  const [drafted, queued] = await Promise.all([paper(), paper()])
  await saveDraft({ ...draft, files: [drafted] })
  const body = { id: 'appeal-1', solved: '已解决' as const, score: 5 }
  await send(appeal.evaluate, { body }, { title: '评价', record: 'appeal:1', files: [queued] })
  await sweepFiles(Date.now() + TWO_DAYS)
  expect(await readFile(drafted.fileId)).toBeDefined()
  expect(await readFile(queued.fileId)).toBeDefined()
})
test('a visitor has no files to delete', async () => {
  await setOwner(undefined)
  await expect(sweepFiles()).resolves.toBeUndefined()
})
