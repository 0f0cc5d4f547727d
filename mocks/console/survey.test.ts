import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { consoleReply } from './api.ts'

const ask = (line: string, body?: unknown) => {
  const [method = 'GET', path = ''] = line.split(' ')
  return consoleReply(
    new Request(`http://city.test/__mock/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

test('the survey has a page, and its answers are stored in the world', async () => {
  resetWorld('default', 'empty', 1)
  expect(await (await ask('GET survey')).text()).toContain('满意度调查')
  await ask('POST survey', { score: 4, wish: '希望增加材料模板' })
  expect((await ask('POST survey', { score: 9 })).status).toBe(400)
  expect(await (await ask('GET surveys')).json()).toMatchObject([{ score: 4, wish: '希望增加材料模板' }])
})
