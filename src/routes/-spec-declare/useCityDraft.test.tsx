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
vi.mock('#offline/drafts/files.ts', () => ({ readFile: async () => new File(['%PDF-'], '审计报告.pdf') }))
vi.mock('#offline/view.ts', () => ({ useDeviceState: () => ({ reach: 'online' }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  call.mockReset()
})

/** Returns values with a typed main product. */
const typed = (mainProduct: string) => blankValues([], { mainProduct })

/** Returns the city's draft of these values. */
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

test('a draft whose response was lost is recognised as this device’s own, even after more typing', async () => {
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

test('a draft saved by another device is returned as a conflict', async () => {
  call.mockRejectedValueOnce(conflict(atCity(typed('直线导轨'), 1)))
  const { result } = open(typed('滚珠丝杠'))
  await pass(3_000)
  expect(result.current.other?.form.mainProduct).toBe('直线导轨')
  await pass(60_000)
  expect(call).toHaveBeenCalledOnce()
})

test('a conflict includes the values that the city last took from here, until the user has chosen', async () => {
  const first = typed('滚珠丝杠')
  call.mockResolvedValueOnce({ id: 'd1', version: 1 })
  const { result, rerender } = open(first)
  await pass(3_000)
  const other = atCity(typed('直线导轨'), 2)
  call.mockRejectedValueOnce(conflict(other))
  rerender(typed('滚珠丝杠副'))
  await pass(3_000)
  expect(result.current.base).toBe(first)
  act(() => result.current.resolve(result.current.other!))
  expect(result.current.base).toBeUndefined()
})

test('a file is uploaded once, and the draft at the city includes it', async () => {
  const paper = { fileName: '审计报告.pdf', size: 5, type: 'application/pdf' }
  const withPaper = (filePath: string, keptAs?: string): Values => ({
    ...typed('滚珠丝杠'),
    materials: [{ name: '审计报告', files: [{ ...paper, filePath, ...(keptAs && { keptAs }) }] }],
  })
  call.mockImplementation(({ path }: { path: string }) =>
    Promise.resolve(path.includes('upload') ? { filePath: '/files/1', ...paper } : { id: 'd1', version: 1 }),
  )
  const { rerender, set } = open(withPaper('local:f1'))
  await pass(0)
  expect(set).toHaveBeenCalledWith('materials[0].files', expect.any(Function))
  const [, change] = set.mock.calls[0] as [string, (files: object[]) => object[]]
  expect(change([{ ...paper, filePath: 'local:f1' }])).toEqual([
    { ...paper, filePath: '/files/1', keptAs: 'f1' },
  ])
  rerender(withPaper('/files/1', 'f1'))
  await pass(3_000)
  expect(call).toHaveBeenCalledTimes(2)
  const [, { body }] = call.mock.calls[1] as [unknown, { body: { materials: object[] } }]
  expect(body.materials).toEqual([{ ...paper, name: '审计报告', filePath: '/files/1' }])
})

test('a refused file is not sent again, and does not stop the draft from being saved', async () => {
  call.mockImplementation(({ path }: { path: string }) =>
    path.includes('upload')
      ? Promise.reject(new ApiError('refused', '文件不能超过 20 MB'))
      : Promise.resolve({ id: 'd1', version: 1 }),
  )
  const { result } = open({
    ...typed('滚珠丝杠'),
    materials: [
      { name: '审计报告', files: [{ filePath: 'local:f1', fileName: '审计报告.pdf', size: 5, type: '' }] },
    ],
  })
  await pass(60_000)
  expect(result.current.state).toBe('saved')
  expect(call).toHaveBeenCalledTimes(2)
})

test('files added by another device are returned as a conflict, too', async () => {
  const there = { name: '审计报告', filePath: '/files/1', fileName: '审计报告.pdf', size: 5, type: '' }
  const values = typed('滚珠丝杠')
  call.mockRejectedValueOnce(conflict({ ...atCity(values, 2), materials: [{ ...there, state: '待审核' }] }))
  const { result } = open(values)
  await pass(3_000)
  expect(result.current.other?.materials).toHaveLength(1)
})
