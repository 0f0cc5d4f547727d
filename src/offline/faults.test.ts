// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { FAULT, FAULTS, keptFaults, noteFault, takeUntold } from './faults.ts'
import { deviceState } from './view.ts'

beforeEach(() => {
  localStorage.clear()
  deviceState.storage = 'disk'
  vi.spyOn(console, 'error').mockReturnValue()
})

test('a fault keeps its number when it is shown again, and is stored on the device', () => {
  const error = new TypeError('x is undefined')
  const { no } = noteFault(error)
  expect(no).toMatch(/^\d{4}-\d{4}$/)
  expect(noteFault(new ApiError('fault', undefined, { cause: error })).no).toBe(no)
  expect(keptFaults()).toMatchObject([
    { no, page: '/', text: expect.stringContaining('x is undefined') as string },
  ])
})

test('the behaviour log gets each fault once', () => {
  const onFault = vi.fn<() => void>()
  document.addEventListener(FAULT, onFault, { once: true })
  const { no } = noteFault(new Error('first'))
  expect(onFault).toHaveBeenCalledOnce()
  expect(takeUntold().map((one) => one.no)).toEqual([no])
  expect(takeUntold()).toEqual([])
})

test('the newest twenty faults are kept, and an unreadable list counts as empty', () => {
  localStorage.setItem(FAULTS, '{"no":1}')
  for (let at = 0; at < 25; at += 1) noteFault(new Error(`fault ${String(at)}`))
  expect(keptFaults()).toHaveLength(20)
  expect(keptFaults().at(-1)?.text).toContain('fault 24')
})

test('a public computer stores no faults', () => {
  deviceState.storage = 'public'
  noteFault(new Error('seen'))
  expect(keptFaults()).toEqual([])
})
