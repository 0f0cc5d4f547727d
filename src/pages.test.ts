import { expect, test } from 'vitest'
import { bannerPositions } from '#api/banner.ts'
import { menu, topEntry } from '#layouts/menu/menu.ts'
import { pages } from '#blocks/search/pages.data.ts'
import { code, isTest } from './sources.test-kit.ts'

/** Every page with its layout, by its pattern: `/policy/decode/$id`. */
const all = code
  .filter(({ path }) => /^src\/routes\/[^/]+\.tsx$/.test(path) && !isTest(path))
  .flatMap(({ text }) => [...text.matchAll(/createFileRoute\('(\/_\w+)(\/[^']*)'\)/g)])
  .map(([, layout = '', path = '']) => ({ layout, path: path.replace(/(?<=.)\/$/, '') }))

/** Matches pages of one record, or of several in comparison, which are reached through the record. */
const ofRecords = /\$|\/(\w+-)?detail$|\/compare$/

const searched = pages
  .trim()
  .split('\n')
  .map((line) => line.split('|')[0]!)

/** Pages that nobody searches by name, each with the way to it. */
const notSearched: Record<string, string> = {
  '/': 'the mark of every page',
  '/general-search': 'the search itself',
  '/appeal/FAQ-list/list': 'by a group of 常见问题',
  '/declare/apply/add': 'by an item of 今日申报',
  '/declare/apply/apply-msjx': 'by a benefit of 免申即享',
  '/policy/calculate/match': 'by 政策计算',
  '/policy/calculate/report': 'by 政策计算',
  '/market/list': 'by a category of 工业品市场',
  '/professional-services/list': 'by 专业服务',
  '/professional-services/product-list': 'by 专业服务',
  '/professional-services/sh-list': 'by 专业服务超市',
  '/user/my-product': 'by 我的机构, since only a provider has it',
}

/** Pages of the same frame without an area: their own title is above them. */
const withoutBanner = /^\/(aboutus|general-search|docking|srdi)\b/

test('every page can be found by its name in the search over all', () => {
  const missing = all
    .map(({ path }) => path)
    .filter((path) => !searched.includes(path) && !ofRecords.test(path) && !(path in notSearched))
  expect(
    missing,
    'add a line for each to src/blocks/search/pages.data.ts (address|title|what one does there|words), or say in notSearched how one gets there',
  ).toEqual([])
})

test('every page of an area belongs to a menu entry, whose banner is shown above it', () => {
  const missing = all
    .filter(({ layout, path }) => /^\/_(default|market)$/.test(layout) && path !== '/$')
    .map(({ path }) => path)
    .filter((path) => !topEntry(path) && !withoutBanner.test(path))
  expect(
    missing,
    'add each, or what it is below, to src/layouts/menu/menu.ts with the banner of its area, or to withoutBanner',
  ).toEqual([])
  const unused = bannerPositions.filter((one) => !menu.some(({ banner }) => banner === one))
  expect(
    unused,
    'give each an entry of src/layouts/menu/menu.ts, or take it out of src/api/banner.ts',
  ).toEqual([])
})

test('every page listed here exists', () => {
  const paths = all.map(({ path }) => path)
  expect(Object.keys(notSearched).filter((path) => !paths.includes(path) || searched.includes(path))).toEqual(
    [],
  )
})
