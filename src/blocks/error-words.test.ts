import { expect, test } from 'vitest'
import { ApiError, type ErrorKind, words } from '#api/call/error.ts'
import { errorWords } from './error-words.ts'

const shown: ErrorKind[] = [
  'network',
  'timeout',
  'captive',
  'unauthorized',
  'notFound',
  'server',
  'forbidden',
  'conflict',
  'contract',
  'fault',
]

test('each kind of error has its own title and hint', () => {
  const all = shown.map((kind) => errorWords(new ApiError(kind)))
  expect(new Set(all.map(({ title }) => title)).size).toBe(shown.length)
  expect(new Set(all.map(({ hint }) => hint)).size).toBe(shown.length)
})

test('a refusal shows the city’s message', () => {
  expect(errorWords(new ApiError('refused', '申报已截止，不能再提交')).title).toBe('申报已截止，不能再提交')
})

test('a rate limit asks to wait, not to correct the content', () => {
  const tooOften = new ApiError('refused', '操作过于频繁，请 5 秒后再试', { status: 429, retryAfter: 5_000 })
  expect(errorWords(tooOften)).toMatchObject({
    title: tooOften.message,
    hint: '内容无需修改，稍候重试即可。',
  })
})

test('a missing record offers the way back, not a retry', () => {
  const { title, hint, way } = errorWords(new ApiError('refused', '新闻不存在或已删除', { missing: true }))
  expect(title).toBe('新闻不存在或已删除')
  expect(hint).toContain('已下架')
  expect(way).toBe('back')
})

test('the offered action fits the kind of error', () => {
  expect(errorWords(new ApiError('captive')).way).toBe('authenticate')
  expect(errorWords(new ApiError('unauthorized')).way).toBe('signIn')
  expect(errorWords(new ApiError('server')).way).toBe('retry')
  expect(errorWords(new ApiError('forbidden')).way).toBe('none')
})

test('the technical detail is shown separately from the title', () => {
  const { title, detail } = errorWords(new ApiError('contract', undefined, { detail: 'news.page: records' }))
  expect(title).not.toContain('news')
  expect(detail).toBe('news.page: records')
})

test('an error of our own code shows a general title and hides its message', () => {
  const { title, hint } = errorWords(new TypeError('x is undefined'))
  expect(title).toBe(words.fault)
  expect(title + hint).not.toContain('undefined')
})
