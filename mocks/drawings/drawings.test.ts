import { expect, test } from 'vitest'
import { dockingCategories } from '#api/docking.ts'
import { subjects as dockingSubjects, subjectOf as dockingSubjectOf } from '#mocks/docking/trades.ts'
import { productKinds } from '#mocks/market/kinds.ts'
import { trades } from '#mocks/serve/texts.ts'
import { resetWorld } from '#mocks/world.ts'
import { drawingAt, drawingPath, markPath, portraitPath, views } from './address.ts'
import { type DrawingName, drawings } from './kinds.ts'
import { subjectOf } from './subjects.ts'

const { db } = resetWorld('drawings', 'default', 1)
const listings = db.listing.getAll()
const exchanges = db.exchange.getAll()
const products = db.product.getAll()
const names = Object.keys(drawings) as DrawingName[]

const drawn = new Map<string, string>()

/** Returns the SVG at a path, drawn once. */
function svgAt(path: string): string {
  const svg = drawn.get(path) ?? drawingAt(path) ?? `nothing at ${path}`
  drawn.set(path, svg)
  return svg
}

test('every kind of goods in the market has a drawing of its own', () => {
  const shown = productKinds.map(({ name }) => subjectOf(name, '澄岳'))
  expect(productKinds.filter((_, at) => !shown[at]).map(({ name }) => name)).toEqual([])
  expect(new Set(shown.map((one) => svgAt(drawingPath(one!)))).size).toBe(productKinds.length)
})

test('of the docking hall all is drawn but money, people, partnerships and what only a paper shows', () => {
  const without = dockingSubjects.filter(({ subject }) => !subjectOf(subject, '澄岳'))
  const isEmpty = (category: string) =>
    dockingSubjects.every((one) => one.category !== category || without.includes(one))
  expect(dockingCategories.filter(isEmpty)).toEqual(['人才', '资金'])
  const rest = without.filter(({ category }) => !/人才|资金|合作/.test(category))
  expect(rest.map(({ subject }) => subject)).toEqual([
    '欧盟机械安全认证',
    '电磁兼容测试',
    '医疗器械质量体系认证',
    '工业软件测评',
    '产品碳足迹核算',
  ])
})

/** Returns the spots that a drawing's own lines pass, outside of turned parts, and the middles of these. */
function spotsOf(svg: string): [number, number][] {
  const pairs = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(([one]) => Number(one))
  const lines = [...svg.matchAll(/ d="([Mm][^"AaCcVv]*)"/g)].flatMap(([, path = '']) => {
    let [x, y] = [0, 0]
    return [...path.matchAll(/([MmLl])([^MmLlz]*)/g)].map(([, letter = '', text = '']): [number, number] => {
      const [a = 0, b = 0] = pairs(text)
      ;[x, y] = letter === 'l' || letter === 'm' ? [x + a, y + b] : [a, b]
      return [x, y]
    })
  })
  const middles = [...svg.matchAll(/<(?:g|ellipse)[^>]* transform="translate\(([^)]*)\)/g)].map(
    ([, text = '']) => pairs(text) as [number, number],
  )
  return [...lines, ...middles]
}

test.each(names)('the drawing %s stands whole on its sheet in each view, from odd facts too', (name) => {
  const odd = [{}, { d: 0, l: 0, w: 0, h: 0, n: 0 }, { d: 9999, l: 9999, w: 9999, h: 9999, n: 12 }]
  for (const view of views)
    for (const facts of odd) {
      const svg = svgAt(drawingPath({ name, facts }, view))
      expect(svg).toMatch(/^<svg .*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      const outside = spotsOf(svg).filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 240)
      expect(outside).toEqual([])
    }
})

test('a drawing follows from its path, and its text holds sizes alone', () => {
  const bolt = subjectOf('高强度外六角螺栓', '固力', 'M16×80')!
  const path = drawingPath(bolt, 'measured')
  expect(svgAt(path)).toBe(svgAt(path))
  expect([...svgAt(path).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['80', 'M16'])
  for (const name of names)
    for (const [, text = ''] of svgAt(drawingPath({ name, facts: {} }, 'measured')).matchAll(
      /<text[^>]*>([^<]*)/g,
    ))
      expect(text).toMatch(/^(Ø|M|DN)?\d+(\.\d)?$/)
})

test.each([
  '/upload/drawings/bolt/whole-d1e9.svg',
  '/upload/drawings/bolt/whole-pnone.svg',
  '/upload/drawings/bolt/whole-x"><script>.svg',
  '/upload/drawings/constructor/whole.svg',
  '/upload/drawings/bolt/constructor.svg',
  '/upload/drawings/bolt/../whole.svg',
  '/upload/drawings/marks/<b>-1-1.svg',
  '/upload/drawings/marks/城东-9-1.svg',
  '/upload/drawings/covers/9-1-1.svg',
  '/upload/drawings/portraits/999999.svg',
  '/upload/public/whole.svg',
])('no drawing is at %s', (path) => {
  expect(drawingAt(path)).toBeUndefined()
})

/** Returns pairs of different things whose pictures are the same within ten that follow each other. */
function alike(rows: readonly { thing: string; cover: string | undefined }[]): string[] {
  return rows.flatMap((one, at) =>
    rows
      .slice(at + 1, at + 10)
      .filter(
        ({ thing, cover }) => cover && one.cover && thing !== one.thing && svgAt(cover) === svgAt(one.cover),
      )
      .map(({ thing }) => `${one.thing} = ${thing}`),
  )
}

const goods = listings.map(({ categoryPath, images }) => ({
  thing: categoryPath?.join('/') ?? '',
  cover: images?.[0],
}))
const inHall = (kind: string) =>
  exchanges
    .filter((one) => one.kind === kind)
    .map((one) => ({ thing: dockingSubjectOf(one).subject, cover: one.images?.[0], category: one.category }))
const serviceNames = Object.values(trades).flatMap(({ services }) => services.map(({ name }) => name))
const offered = products.map(({ name, serviceType, cover }) => ({
  thing: serviceNames.find((one) => name.startsWith(one)) ?? name,
  cover,
  category: serviceType,
}))

test.each([
  ['market', goods],
  ['demands', inHall('demand')],
  ['supplies', inHall('supply')],
  ['services', offered],
])('of the %s, different things next to each other never look the same', (_, rows) => {
  expect(alike(rows)).toEqual([])
  const groups = new Set(rows.map((row) => ('category' in row ? row.category : row.thing.split('/')[0])))
  for (const group of groups)
    expect(
      alike(rows.filter((row) => ('category' in row ? row.category : row.thing.split('/')[0]) === group)),
    ).toEqual([])
})

test('every picture of the city is a drawing, half of the covers are below 4 KB', () => {
  const covers = [...goods, ...inHall('demand'), ...inHall('supply'), ...offered].flatMap(
    ({ cover }) => cover ?? [],
  )
  const galleries = [...listings, ...exchanges].flatMap(({ images }) => images ?? [])
  const others = [
    ...db.provider.getAll().flatMap(({ logo }) => logo ?? []),
    ...db.activity
      .getAll()
      .flatMap(({ cover, speakers }) => [cover, ...speakers.flatMap(({ photo }) => photo ?? [])]),
  ]
  expect([...covers, ...galleries, ...others].filter((path) => drawingAt(path) === undefined)).toEqual([])
  const bytes = covers.map((path) => Buffer.byteLength(svgAt(path))).sort((a, b) => a - b)
  expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThan(4_096)
  expect(bytes.at(-1)).toBeLessThan(10_000)
})

test('a drawing shows only sizes that its listing gives', () => {
  const measured = listings.flatMap((row) =>
    (row.images ?? []).filter((path) => path.includes('/measured')).map((path) => ({ row, path })),
  )
  expect(measured.length).toBeGreaterThan(50)
  for (const { row, path } of measured)
    for (const [, size = ''] of svgAt(path).matchAll(/<text[^>]*>\D*([\d.]+)/g))
      expect(`${row.model ?? ''} ${row.spec ?? ''}`).toContain(size)
})

test('some publishers have given no picture', () => {
  const share = (rows: readonly { cover?: string | undefined }[]) =>
    rows.filter(({ cover }) => !cover).length / rows.length
  expect(share(goods)).toBeGreaterThan(0.05)
  expect(share(inHall('demand'))).toBeGreaterThan(0.2)
  expect(share(offered)).toBeGreaterThan(0.05)
  expect(db.provider.getAll().some(({ logo }) => !logo)).toBe(true)
})

test('a mark shows the first two characters of the name; people look different', () => {
  expect(svgAt(markPath('砚田企业服务有限公司'))).toContain('>砚田</text>')
  const people = ['王伟', '李芳', '张敏', '刘静', '陈磊', '杨洋', '赵军', '黄杰']
  expect(new Set(people.map((name) => svgAt(portraitPath(name)))).size).toBe(people.length)
})
