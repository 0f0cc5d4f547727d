import { SearchParamError } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { pageFault } from './page-fault.ts'

test.each([
  [{ statusCode: 403, status: 500, message: '无权查看' }, 403, '无权查看'],
  [{ status: 502, response: { status: 404 }, message: '网关错误' }, 502, '网关错误'],
  [{ response: { status: 503 }, message: '' }, 503, ''],
  [new ApiError('notFound', undefined, { status: 404 }), 404, 'api地址不存在'],
  [new TypeError('x is undefined'), 500, 'x is undefined'],
  ['页面初始化失败', 500, '页面初始化失败'],
  [undefined, 500, ''],
])('statusCode, status, the response, else 500: %o', (error, status, message) => {
  expect(pageFault(error)).toEqual({ status, message })
})

test('an error without an answer has status 500', () => {
  expect(pageFault(new ApiError('network')).status).toBe(500)
  expect(pageFault({ status: 200, message: '' }).status).toBe(500)
})

test('an invalid address has status 404', () => {
  expect(pageFault(new SearchParamError('id')).status).toBe(404)
})
