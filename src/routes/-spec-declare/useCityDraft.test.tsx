// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { useCityDraft } from './useCityDraft.ts'
import type { SpecialForm } from './useSpecial.ts'
import { blankValues, draftForm, type Values } from './values.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#api/call/call.ts', () => ({ call }))
vi.mock('#session/account.ts', () => ({ useAccount: () => ({ enId: 'ent-1' }) }))
vi.mock('#offline/view.ts', () => ({ useCommon: () => ({ reach: 'online' }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  call.mockReset()
})

/** A form in which the main product was typed. */
const typed = (mainProduct: string) => blankValues([], { mainProduct })

/** The city's draft of it, as it stands there. */
const atCity = (values: Values, version: number) => ({
  id: 'd1',
  enId: 'ent-1',
  declareEnId: 'ent-1',
  declareEntId: 'item-1',
  itemName: '专精特新中小企业认定',
  currentNode: '填报',
  createTime: '2026-09-30 09:00:00',
  status: '草稿',
  version,
  form: draftForm(values.form),
  materials: [],
  updateTime: '2026-09-30 10:00:00',
})

function open(values: Values) {
  const set = vi.fn()
  const { result, rerender } = renderHook(
    (now: Values) =>
      useCityDraft(
        { values: now, autosave: { state: 'saved' }, set, item: { id: 'item-1' } } as unknown as SpecialForm,
        false,
      ),
    { initialProps: values },
  )
  return { result, rerender, set }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const lost = new ApiError('network')
const conflict = (current: unknown) => new ApiError('conflict', '已被修改', { current })

test('a draft whose answer the line lost is one’s own, also where more was typed since', async () => {
  const first = typed('滚珠丝杠')
  const second = typed('滚珠丝杠副')
  call.mockRejectedValueOnce(lost)
  const { result, rerender, set } = open(first)
  await pass(3_000)
  expect(result.current.state).toBe('failed')
  rerender(second)
  call.mockRejectedValueOnce(conflict(atCity(first, 1)))
  await pass(30_000)
  expect(result.current.other).toBeUndefined()
  expect(set).toHaveBeenCalledWith('city', { id: 'd1', version: 1 })
  call.mockResolvedValueOnce({ id: 'd1', version: 2 })
  await pass(3_000)
  expect(result.current.state).toBe('saved')
})

test('what another device has saved is asked about', async () => {
  call.mockRejectedValueOnce(conflict(atCity(typed('直线导轨'), 1)))
  const { result } = open(typed('滚珠丝杠'))
  await pass(3_000)
  expect(result.current.other?.form.mainProduct).toBe('直线导轨')
  await pass(60_000)
  expect(call).toHaveBeenCalledOnce()
})
