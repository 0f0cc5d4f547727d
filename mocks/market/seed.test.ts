import { expect, test } from 'vitest'
import { groupBy } from '#lib/group-by.ts'
import { resetWorld } from '#mocks/world.ts'

const { db } = resetWorld('market-seed', 'default', 1)
const all = db.listing.all()
// A draft names no contact yet.
const handedIn = all.filter(({ status }) => status !== '草稿')
const byId = groupBy(handedIn, ({ enId }) => enId)

test('some ninety enterprises publish, each under one name and one contact, nearly all more than one listing', () => {
  expect(all).toHaveLength(400)
  expect(byId.size).toBeGreaterThanOrEqual(80)
  expect(byId.size).toBeLessThanOrEqual(100)
  const faces = [...byId.values()].map(
    (rows) => new Set(rows.map((one) => [one.publisherOrg, one.contactPhone, one.userId].join())),
  )
  expect(faces.every(({ size }) => size === 1)).toBe(true)
  expect(new Set(handedIn.map(({ publisherOrg }) => publisherOrg)).size).toBe(byId.size)
  const alone = [...byId.values()].filter(
    (rows) => rows.filter(({ status }) => status === '已发布').length === 1,
  )
  expect(alone.length).toBeLessThan(byId.size / 10)
})

test('no two pictures of a listing are laid out alike', () => {
  const layout = (picture: string) =>
    decodeURIComponent(picture)
      .split('<g ')[1]
      ?.replace(/hsl\(.*?\)/, '')
  const shown = all.flatMap(({ images = [] }) => (images.length > 1 ? [images] : []))
  expect(shown.some((images) => images.length === 9)).toBe(true)
  for (const images of shown) expect(new Set(images.map(layout)).size).toBe(images.length)
})
