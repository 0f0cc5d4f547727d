// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import type { UserInfo } from '#api/session.ts'
import { account } from '#session/account.ts'
import { useUnsent } from './useUnsent.ts'

const Words = v.object({ text: v.string() })
const typed = () => renderHook(() => useUnsent('撤回:appeal:a-1', Words)).result
const signIn = (id: string) =>
  act(() => {
    const tel = '13800000001'
    const user: UserInfo = {
      id,
      nickname: '林',
      tel,
      loginName: tel,
      memberType: 'enterprise',
      ens: [],
      menus: [],
    }
    account.userInfo = user
  })

beforeEach(() => {
  sessionStorage.clear()
  signIn('u-1')
})

test('typed text survives a reload, and is removed once it was sent', () => {
  const before = typed()
  expect(before.current[0]).toBeUndefined()
  act(() => before.current[1]({ text: '已经自行解决' }))
  expect(before.current[0]).toEqual({ text: '已经自行解决' })
  const after = typed()
  expect(after.current[0]).toEqual({ text: '已经自行解决' })
  act(() => after.current[1](undefined))
  expect(after.current[0]).toBeUndefined()
  expect(typed().current[0]).toBeUndefined()
})

test('typed text is shown only to its author', async () => {
  const one = typed()
  act(() => one.current[1]({ text: '已经自行解决' }))
  signIn('u-2')
  await waitFor(() => expect(one.current[0]).toBeUndefined())
  signIn('u-1')
  await waitFor(() => expect(one.current[0]).toEqual({ text: '已经自行解决' }))
})

test('stored text of another shape is ignored', () => {
  sessionStorage.setItem('unsent:u-1:撤回:appeal:a-1', '{"text":5}')
  expect(typed().current[0]).toBeUndefined()
  sessionStorage.setItem('unsent:u-1:撤回:appeal:a-1', 'null')
  expect(typed().current[0]).toBeUndefined()
})

test('an update by function starts from the latest value', () => {
  const one = typed()
  act(() => one.current[1]({ text: '一' }))
  const [, before] = one.current
  act(() => one.current[1]((last) => ({ text: `${last?.text ?? ''}二` })))
  // Like a file that finished loading while somebody typed on.
  act(() => before((last) => ({ text: `${last?.text ?? ''}三` })))
  expect(one.current[0]).toEqual({ text: '一二三' })
})
