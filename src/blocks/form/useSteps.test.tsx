// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSteps } from './useSteps.ts'

const steps = ['market', 'ip', 'quality', 'papers', 'review'].map((key) => ({
  key,
  title: key,
  fields: [key],
}))
const form = {
  steps,
  values: { market: '滚珠丝杠', ip: [{ title: '' }], quality: [], papers: [] },
  isAsked: () => true,
  hasIssues: (key: string) => key === 'papers',
  wrong: [],
  later: [],
  wholeProblem: () => undefined,
  isRefusal: () => false,
  try: vi.fn(),
  submit: vi.fn(),
}
Element.prototype.scrollIntoView = () => undefined

test('an empty step counts as done once opened; a step with errors never does', () => {
  const { result } = renderHook(() => useSteps(form))
  expect([...result.current.done]).toEqual(['market'])
  act(() => result.current.forward())
  act(() => result.current.forward())
  expect([...result.current.done]).toEqual(['market', 'ip', 'quality'])
  act(() => result.current.forward())
  expect(result.current.step).toBe('papers')
  expect([...result.current.done]).toEqual(['market', 'ip', 'quality'])
})

test('a field to fill in later blocks no step except the last, and leaves its own step unfinished', () => {
  const submit = vi.fn()
  const late = {
    ...form,
    hasIssues: () => false,
    later: [{ name: 'market', label: '行业', message: '联网后补填' }],
    submit,
  }
  const { result } = renderHook(() => useSteps(late))
  for (let step = 0; step < 4; step += 1) act(() => result.current.forward())
  expect(result.current.step).toBe('review')
  expect([...result.current.done]).toEqual(['ip', 'quality', 'papers'])
  act(() => result.current.forward())
  expect(result.current.attempts).toBe(1)
  expect(submit).not.toHaveBeenCalled()
})
