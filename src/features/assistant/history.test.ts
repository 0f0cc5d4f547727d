// @vitest-environment jsdom
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import type { UserInfo } from '#api/session.ts'
import { listUnreadable } from '#offline/device/aside-list.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { clearKept, readUsage } from '#offline/device/usage.ts'
import { awaitOwner, setOwner } from '#offline/owner.ts'
import { TALK } from '#offline/talk.ts'
import { account } from '#session/account.ts'
import { leave } from '#session/sign.ts'
import type { Change } from './conversation.ts'
import { forgetTalk, keeperOfTalk, readTalk } from './history.ts'

startCity()

let next = 0
const asks = (text: string): Change => {
  next += 1
  const message = { kind: 'sent', asked: { text }, state: 'sent' } as const
  return { type: 'say', id: String(next), time: next, message }
}
const said = async () => (await readTalk()).map((one) => (one.kind === 'sent' ? one.asked.text : ''))
const become = async (id: string) => {
  account.userInfo = { id } as UserInfo
  await setOwner({ userId: id, enId: '' })
}
const keep = async (...texts: string[]) => {
  const keeper = keeperOfTalk()
  for (const text of texts) keeper(asks(text))
  await expect.poll(said).toContain(texts.at(-1))
}

let me: string
beforeEach(async () => {
  sessionStorage.clear()
  me = `u-${crypto.randomUUID()}`
  await become(me)
})

test('what a person asked is found again, and is not another person’s', async () => {
  await keep('研发补贴怎么申请', '诉求怎么提')
  expect(await said()).toEqual(['研发补贴怎么申请', '诉求怎么提'])
  await become(`u-${crypto.randomUUID()}`)
  expect(await said()).toEqual([])
  await become(me)
  expect(await said()).toHaveLength(2)
})

test('what comes in for somebody who has gone is kept for nobody', async () => {
  const keeper = keeperOfTalk()
  const other = `u-${crypto.randomUUID()}`
  await become(other)
  keeper(asks('迟到的答复'))
  await keep('你好')
  expect(await said()).toEqual(['你好'])
  await become(me)
  expect(await said()).toEqual([])
})

test('a visitor’s conversation is of the tab, and goes when somebody signs out in it', async () => {
  account.userInfo = undefined
  await setOwner(undefined)
  await keep('忘记密码')
  expect(await said()).toEqual(['忘记密码'])
  await become(me)
  expect(await said()).toEqual([])
  await leave('signedOut')
  expect(await said()).toEqual([])
})

test('while it is not known who is here nothing is read, nor kept as a visitor’s', async () => {
  account.userInfo = undefined
  await setOwner(undefined)
  awaitOwner()
  keeperOfTalk()(asks('谁在问'))
  expect(await said()).toEqual([])
  await setOwner(undefined)
  await keep('你好')
  expect(await said()).toEqual(['你好'])
})

test('signing out takes it from the device', async () => {
  await keep('高企奖励多少钱')
  await leave('signedOut')
  expect(await get(TALK, storeOf(userDb(me), 'meta'))).toBeUndefined()
})

test('it is cleared, also while something is just being kept', async () => {
  await keep('一', '二')
  keeperOfTalk()(asks('三'))
  await forgetTalk()
  expect(await said()).toEqual([])
})

test('it is counted among what this device keeps, and cleared there', async () => {
  await keep('一', '二')
  expect((await readUsage()).talk).toMatchObject({ count: 2 })
  await clearKept('talk')
  expect((await readUsage()).talk).toEqual({ count: 0, bytes: 0 })
})

test('what does not fit is set aside, and the conversation begins anew', async () => {
  await set(TALK, { schema: 1, messages: [{ kind: 'sent', text: 7 }] }, storeOf(userDb(me), 'meta'))
  expect(await said()).toEqual([])
  await keep('还能用吗')
  expect(await said()).toEqual(['还能用吗'])
  expect(await listUnreadable()).toMatchObject([{ store: 'meta', key: TALK }])
})

test('what a newer version of the portal wrote is left alone', async () => {
  const newer = { schema: 2, messages: [{ kind: 'hologram' }] }
  await set(TALK, newer, storeOf(userDb(me), 'meta'))
  expect(await said()).toEqual([])
  keeperOfTalk()(asks('还能用吗'))
  await become(`u-${crypto.randomUUID()}`)
  await keep('你好')
  expect(await get(TALK, storeOf(userDb(me), 'meta'))).toEqual(newer)
})
