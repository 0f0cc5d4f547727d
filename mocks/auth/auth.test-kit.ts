import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'

const JSEncrypt = createRequire(import.meta.url)('jsencrypt') as typeof import('jsencrypt').JSEncrypt
const rsa = new JSEncrypt()
rsa.setPublicKey(readFileSync(new URL('./public.pem', import.meta.url), 'utf8'))

/** A password as a page sends it. */
export const encrypted = (plain: string): string => String(rsa.encrypt(plain))

export const MINUTE = 60_000

/** The city and who speaks to it; both new for each test. */
export const here: { world: World; token: string | undefined } = {
  world: resetWorld('default', 'empty', 1),
  token: undefined,
}

/** Answers the calls of this area while a test file runs. */
export function startAuth(): void {
  const server = setupServer(...handlers)
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    configureHost({ base: 'http://city.test', token: () => here.token })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    here.world = resetWorld('default', 'empty', 1)
    here.token = undefined
  })
}

/** Fetches a picture and "reads" it: its text comes from the testers' side of the city. */
export async function readCaptcha() {
  const id = crypto.randomUUID()
  await call(auth.captcha, { params: { id } })
  return { id, captchaCode: here.world.captchas.get(id)! }
}

/** Signs in as a person would. */
export async function login(tel: string, password: string) {
  return await call(auth.login, { query: { tel, password: encrypted(password), ...(await readCaptcha()) } })
}

/** Asks for an SMS and reads it on the phone. */
export async function smsCode(tel: string, type: 'login' | 'register' | 'reset') {
  await call(auth.sendSms, { query: { tel, type, ...(await readCaptcha()) } })
  return here.world.sms.at(-1)!.code
}

/** What a call is rejected with that is refused at one field, in words like these. */
export const refusedAt = (field: string, words: RegExp) => ({
  kind: 'refused',
  fields: [{ field, errorMessage: expect.stringMatching(words) as string }],
})
