import { readFileSync } from 'node:fs'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import type { World } from '#mocks/city.ts'
import { JSEncrypt } from '#mocks/jsencrypt.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'

const rsa = new JSEncrypt()
rsa.setPublicKey(readFileSync(new URL('./public.pem', import.meta.url), 'utf8'))

/** Encrypts a password as a page does. */
export const encrypt = (plain: string): string => String(rsa.encrypt(plain))

export const MINUTE = 60_000

/** World and token of the test; both are new for each test. */
export const session: { world: World; token: string | undefined } = {
  world: resetWorld('default', 'empty', 1),
  token: undefined,
}

/** Answers the calls of this area while a test file runs. */
export function startAuth(): void {
  const server = setupServer(...handlers)
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    configureHost({ base: 'http://city.test', token: () => session.token, enId: () => '' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    session.world = resetWorld('default', 'empty', 1)
    session.token = undefined
  })
}

/** Fetches a captcha picture and returns its text, taken from the world's store. */
export async function readCaptcha() {
  const id = crypto.randomUUID()
  await call(auth.captcha, { params: { id } })
  return { id, captchaCode: session.world.captchas.get(id)! }
}

/** Signs in with a password and a captcha. */
export async function login(tel: string, password: string) {
  return await call(auth.login, { query: { tel, password: encrypt(password), ...(await readCaptcha()) } })
}

/** Requests an SMS and returns its code. */
export async function smsCode(tel: string, type: 'login' | 'register' | 'reset') {
  await call(auth.sendSms, { query: { tel, type, ...(await readCaptcha()) } })
  return session.world.sms.at(-1)!.code
}

/** Matches the rejection of a call that is refused at one field, with a message that fits `words`. */
export const refusedAt = (field: string, words: RegExp) => ({
  kind: 'refused',
  fields: [{ field, errorMessage: expect.stringMatching(words) as string }],
})
