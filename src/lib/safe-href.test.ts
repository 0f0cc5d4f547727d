import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  'https://www.gov.cn/zhengce/content.htm?id=1#top',
  'http://sme.city.example:8080/apply',
  'HTTPS://WWW.GOV.CN/',
  'tel:12345,8',
  'mailto:service@city.example',
  '/',
  '/policy/search/detail?id=policy-00001',
  '/general-search?q=//evil.example',
])('%s is a safe link', (address) => expect(safeHref(address)).toBe(address))

test('blanks around an address are removed', () => {
  expect(safeHref(' https://www.gov.cn/\n')).toBe('https://www.gov.cn/')
})

test.each([
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'feed:https://evil.example/',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'file:///etc/passwd',
  'intent://evil#Intent;end',
  'ws://evil.example',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example/',
  'https:evil.example',
  'https://',
  'https://a b.example/',
  'www.gov.cn',
  'evil.html',
  './evil',
  '../evil',
  '#top',
  '?id=1',
])('%j is no safe link', (address) => expect(safeHref(address)).toBeUndefined())

test('an accepted path stays on this site, as browsers read it', () => {
  for (const path of [
    '/a//b',
    '/./\\evil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/@evil.example',
  ])
    expect(new URL(safeHref(path)!, 'https://portal.example/deep/page').origin).toBe('https://portal.example')
})
