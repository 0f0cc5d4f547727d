import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { contentHtmlOf } from './content.ts'
import { packagesOf } from './packages.ts'
import { stackingOf } from './stacking.ts'
import { themes } from './themes.ts'

test('each limit is a sentence of its document, in the chapter that its basis names', () => {
  const { policy } = resetWorld('default', 'default', 1).db
  const limited = policy.getAll().filter((one) => stackingOf(one) !== undefined)
  expect(limited.length).toBeGreaterThan(50)
  for (const one of limited) {
    const [, third = ''] = /第三章([\s\S]*?)第四章/.exec(contentHtmlOf(one)) ?? []
    for (const { basis } of stackingOf(one)!) {
      expect(third).toContain(basis.text)
      expect(basis.name).toBe(`${one.docNumber} 第三章`)
    }
  }
})

test('each limit joins at least two themes that exist, and a theme has one yearly cap at most', () => {
  const byName = new Map<string, string[]>()
  for (const { subject } of themes) {
    const own = stackingOf({ theme: subject, docNumber: '' }) ?? []
    expect(own.filter(({ kind }) => kind === '年度限额').length).toBeLessThan(2)
    for (const { kind, name } of own)
      byName.set(`${kind} ${name}`, [...(byName.get(`${kind} ${name}`) ?? []), subject])
  }
  expect([...byName.values()].filter((each) => each.length < 2)).toEqual([])
  expect(byName.size).toBe(7)
})

test('a package holds only policies that can be had together, and its amount counts a yearly cap once', () => {
  const packages = packagesOf(resetWorld('default', 'default', 1), undefined)
  expect(packages.length).toBeGreaterThan(3)
  for (const { policies, amountTotal } of packages) {
    const keys = policies.flatMap((one) => [
      one.theme,
      ...(stackingOf(one) ?? []).flatMap(({ kind, name }) =>
        kind === '年度限额' ? [] : [`${kind} ${name}`],
      ),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    const sum = policies.reduce((total, { amountMax = 0 }) => total + amountMax, 0)
    expect(amountTotal).toBeLessThanOrEqual(sum)
  }
})
