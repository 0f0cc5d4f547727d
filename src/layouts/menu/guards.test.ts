// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { noteSignedIn } from '#session/lapsed.ts'
import { clearTokens, writeTokens } from '#session/tokens.ts'
import { whyWords } from '#session/wanted.ts'
import { askGuards } from './ask-guards.ts'

afterEach(clearTokens)

const collect = { href: '/user/collect?kind=product', pathname: '/user/collect', search: {} }
const open = (match: object = {}, location = collect) =>
  askGuards({ location, matches: [{ staticData: {} }, { staticData: { guards: ['member'] }, ...match }] })

test('a visitor of a member page is redirected to sign in, and back', async () => {
  const thrown: unknown = await open()!.catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/auth/login',
    search: { redirect_uri: '/user/collect?kind=product', why: 'page' },
  })
})

test('a visitor who starts a declaration is asked to sign in before filling it in', async () => {
  const pathname = '/declare/apply/add'
  const thrown: unknown = await open({}, { href: pathname, pathname, search: {} })!.catch(
    (error: unknown) => error,
  )
  expect(isRedirect(thrown) && thrown.options.search).toMatchObject({ why: 'declare' })
  expect(whyWords('declare')).toBe('请先登录，再填写申报')
})

test('a user with an expired session is told so, and that waiting items are kept', async () => {
  noteSignedIn(true)
  const why = async (pathname: string) => {
    const thrown: unknown = await open({}, { href: pathname, pathname, search: {} })!.catch(
      (error: unknown) => error,
    )
    return isRedirect(thrown) && whyWords((thrown.options.search as unknown as { why: string }).why)
  }
  expect(await why('/user/collect')).toBe('登录已过期，请重新登录后继续')
  expect(await why('/user/outbox')).toBe('登录已过期。待上传的内容仍保存在本机，登录后自动提交')
  noteSignedIn(false)
  expect(await why('/user/outbox')).toBe('登录后才能查看本页')
})

test('a member passes the guard', async () => {
  writeTokens({ access_token: 'a', refresh_token: 'r' })
  await expect(open()).resolves.toBeUndefined()
})

test('a missing or open page runs no guard', () => {
  expect(open({ paramsError: new Error('404') })).toBeUndefined()
  expect(open({ staticData: {} })).toBeUndefined()
})
