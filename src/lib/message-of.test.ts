import { expect, test, vi } from 'vitest'
import { messageOf } from './message-of.ts'

test('a message in Chinese is shown as it is, a message of the browser is logged and replaced with a Chinese one', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(messageOf(new Error('本机存储空间不足'))).toBe('本机存储空间不足')
  expect(log).not.toHaveBeenCalled()
  const fault = new TypeError("Cannot read properties of undefined (reading 'id')")
  expect(messageOf(fault)).toBe('操作未完成，请重试；仍未恢复的，请刷新页面')
  expect(log).toHaveBeenCalledExactlyOnceWith(fault)
})
