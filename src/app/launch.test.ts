import { expect, test } from 'vitest'
import { launchTarget } from './launch.ts'

const ours = 'https://portal.example'

test('a shortcut opens its page; the icon and other sites open none', () => {
  expect(launchTarget(`${ours}/user/outbox`, ours)).toBe('/user/outbox')
  expect(launchTarget(`${ours}/policy/apply?tab=%E5%8D%B3#x`, ours)).toBe('/policy/apply?tab=%E5%8D%B3#x')
  expect(launchTarget(`${ours}/market/list?page=2。`, ours)).toBe('/market/list?page=2')
  expect(launchTarget(`${ours}/share`, ours)).toBe('/user/outbox#received')
  expect(launchTarget(`${ours}/`, ours)).toBeUndefined()
  expect(launchTarget('https://elsewhere.example/user/outbox', ours)).toBeUndefined()
  expect(launchTarget('not an address', ours)).toBeUndefined()
})
