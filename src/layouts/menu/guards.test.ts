// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { clearTokens, writeTokens } from '#session/tokens.ts'
import { askGuards } from './ask-guards.ts'

afterEach(clearTokens)

const location = { href: '/user/collect?kind=product', pathname: '/user/collect' }
const open = (match: object = {}) =>
  askGuards({ location, matches: [{ staticData: {} }, { staticData: { guards: ['member'] }, ...match }] })

test('a visitor of a page for members goes to sign in, and back from there', async () => {
  const thrown: unknown = await open()!.catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/auth/login',
    search: { redirect_uri: '/user/collect?kind=product', why: 'page' },
  })
})

test('a member is let in', async () => {
  writeTokens({ access_token: 'a', refresh_token: 'r' })
  await expect(open()).resolves.toBeUndefined()
})

test('a page that is not there, or is open, asks nobody', () => {
  expect(open({ paramsError: new Error('404') })).toBeUndefined()
  expect(open({ staticData: {} })).toBeUndefined()
})
