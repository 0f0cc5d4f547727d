import { expect, test } from 'vitest'
import { contactLifecycle } from '#rules/docking-states.ts'
import { resetWorld } from '#mocks/world.ts'
import { kinds } from './tables.ts'

const { db } = resetWorld('docking-seed', 'default', 1)
const all = db.exchange.getAll()

test.each(kinds)(
  'the world has 150 records of %s, each with attachments, except drafts; nobody’s pictures are alike',
  (kind) => {
    const rows = all.filter((one) => one.kind === kind)
    expect(rows).toHaveLength(150)
    const drafts = rows.filter(({ status }) => status === '草稿')
    expect(drafts.every(({ userId }) => userId.startsWith('u-'))).toBe(true)
    const lacking = rows.filter(
      ({ status, images = [], attachments = [] }) =>
        status !== '草稿' && (new Set(images).size < images.length || attachments.length === 0),
    )
    expect(lacking).toEqual([])
  },
)

test('the world has 60 requests in every state, with the demo enterprises on both sides of some', () => {
  const requests = db.docking.getAll()
  expect(requests).toHaveLength(60)
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(contactLifecycle.words))
  for (const enId of ['en-chengyue', 'en-jiashu']) {
    expect(requests.some((one) => one.enId === enId)).toBe(true)
    expect(requests.some(({ targetId }) => db.exchange.get(targetId, '内容').enId === enId)).toBe(true)
  }
})
