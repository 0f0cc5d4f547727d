import { expect, test } from 'vitest'
import { safeRedirect } from './guard.ts'

test.each([
  '/policy/apply',
  '/policy/apply?tab=closing#list',
  '/declare/apply/add?item=item-rd',
  '/user/my-declare',
])('a path of this site is accepted: %s', (path) => expect(safeRedirect(path)).toBe(path))
test.each([
  undefined,
  '',
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'policy/apply',
  '/auth/login?redirect_uri=/',
  '/auth/register',
])('any other target leads home: %j', (path) => expect(safeRedirect(path)).toBe('/'))
