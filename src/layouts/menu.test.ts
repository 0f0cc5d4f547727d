import { expect, test } from 'vitest'
import { activeEntry, litEntry, userMenu } from './menu.ts'

test.each([
  ['/', '首页'],
  ['/policy/apply', '今日申报'],
  ['/declare/apply/add', '今日申报'],
  ['/policy/search/detail', '今日申报'],
  ['/policyholder', '首页'],
])('%s lights up %s', (path, label) => {
  expect(litEntry(path)?.label).toBe(label)
})

test.each(['/user/my-declare', '/aboutus', '/general-search', '/poster/1'])(
  '%s lights up nothing',
  (path) => {
    expect(litEntry(path)).toBeUndefined()
  },
)

test('the sidebar marks the page inside which one is', () => {
  expect(activeEntry(userMenu, '/user/my-declare/d-1')?.label).toBe('我的申报')
  expect(activeEntry(userMenu, '/user/else')).toBeUndefined()
})
