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
import { forgetTalk, createTalkWriter, readTalk } from './history.ts'

startCity()

let next = 0
const questionLine = (text: string): Change => {
  next += 1
  const message = { kind: 'sent', asked: { text }, state: 'sent' } as const
  return { type: 'say', id: String(next), time: next, message }
}
const questions = async () => (await readTalk()).map((one) => (one.kind === 'sent' ? one.asked.text : ''))
const switchUser = async (id: string) => {
  account.userInfo = { id } as UserInfo
  await setOwner({ userId: id, enId: '' })
}
const keep = async (...texts: string[]) => {
  const write = createTalkWriter()
  for (const text of texts) write(questionLine(text))
  await expect.poll(questions).toContain(texts.at(-1))
}

let me: string
beforeEach(async () => {
  sessionStorage.clear()
  me = `u-${crypto.randomUUID()}`
  await switchUser(me)
})

test('a user finds the own conversation again, and another user does not', async () => {
  await keep('研发补贴怎么申请', '诉求怎么提')
  expect(await questions()).toEqual(['研发补贴怎么申请', '诉求怎么提'])
  await switchUser(`u-${crypto.randomUUID()}`)
  expect(await questions()).toEqual([])
  await switchUser(me)
  expect(await questions()).toHaveLength(2)
})

test('a reply that arrives after the user has changed is kept for nobody', async () => {
  const write = createTalkWriter()
  const other = `u-${crypto.randomUUID()}`
  await switchUser(other)
  write(questionLine('迟到的答复'))
  await keep('你好')
  expect(await questions()).toEqual(['你好'])
  await switchUser(me)
  expect(await questions()).toEqual([])
})

test('a visitor’s conversation belongs to the tab and is removed on sign-out', async () => {
  account.userInfo = undefined
  await setOwner(undefined)
  await keep('忘记密码')
  expect(await questions()).toEqual(['忘记密码'])
  await switchUser(me)
  expect(await questions()).toEqual([])
  await leave('signedOut')
  expect(await questions()).toEqual([])
})

test('nothing is read, or kept as a visitor’s, while the user is unknown', async () => {
  account.userInfo = undefined
  await setOwner(undefined)
  awaitOwner()
  createTalkWriter()(questionLine('谁在问'))
  expect(await questions()).toEqual([])
  await setOwner(undefined)
  await keep('你好')
  expect(await questions()).toEqual(['你好'])
})

test('signing out removes the conversation from the device', async () => {
  await keep('高企奖励多少钱')
  await leave('signedOut')
  expect(await get(TALK, storeOf(userDb(me), 'meta'))).toBeUndefined()
})

test('clearing removes the conversation, also while a line is being saved', async () => {
  await keep('一', '二')
  createTalkWriter()(questionLine('三'))
  await forgetTalk()
  expect(await questions()).toEqual([])
})

test('the conversation is counted in the storage usage and can be cleared there', async () => {
  await keep('一', '二')
  expect((await readUsage()).talk).toMatchObject({ count: 2 })
  await clearKept('talk')
  expect((await readUsage()).talk).toEqual({ count: 0, bytes: 0 })
})

test('an unreadable conversation is set aside, and a new one begins', async () => {
  await set(TALK, { schema: 1, messages: [{ kind: 'sent', text: 7 }] }, storeOf(userDb(me), 'meta'))
  expect(await questions()).toEqual([])
  await keep('还能用吗')
  expect(await questions()).toEqual(['还能用吗'])
  expect(await listUnreadable()).toMatchObject([{ store: 'meta', key: TALK }])
})

test('a conversation from a newer version of the portal is not overwritten', async () => {
  const newer = { schema: 2, messages: [{ kind: 'hologram' }] }
  await set(TALK, newer, storeOf(userDb(me), 'meta'))
  expect(await questions()).toEqual([])
  createTalkWriter()(questionLine('还能用吗'))
  await switchUser(`u-${crypto.randomUUID()}`)
  await keep('你好')
  expect(await get(TALK, storeOf(userDb(me), 'meta'))).toEqual(newer)
})
