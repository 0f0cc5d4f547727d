import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPaths, siteFiles } from './site-files.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const paths = publicPaths(readFileSync('src/routeTree.gen.ts', 'utf8'))

test('the public pages are listed once each, without personal pages', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/policy/search', '/policy/apply', '/market/list', '/aboutus']),
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => /\$|^\/user|^\/auth|detail$/.test(path))).toEqual([])
})

test('crawlers get the address that serves the portal', () => {
  const files = siteFiles('https://qiye.example.gov.cn', paths, NOON)
  expect(files['/robots.txt']).toContain('Sitemap: https://qiye.example.gov.cn/sitemap.xml')
  expect(files['/sitemap.xml']).toContain('<loc>https://qiye.example.gov.cn/policy/search</loc>')
})

test('the contact for reporting a weakness expires within a year', () => {
  const text = siteFiles('https://qiye.example.gov.cn', paths, NOON)['/.well-known/security.txt']!
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!)
  expect(expires).toBeGreaterThan(NOON)
  expect(expires).toBeLessThan(NOON + 365 * 86_400_000)
})
