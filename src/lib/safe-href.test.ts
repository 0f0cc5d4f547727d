import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  'https://a.example/b?c#d',
  'http://a.example',
  'tel:12345',
  'mailto:a@b.example',
  '/policy/search?q=1',
  '/',
])('%s may be led to', (href) => expect(safeHref(href)).toBe(href))

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'feed:https://a.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'policy/search',
  '',
  undefined,
  7,
])('%j leads nowhere', (href) => expect(safeHref(href)).toBeUndefined())
