// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { findAnswers } from '#features/appeal/faq/find-answers.ts'
import { resetWorld } from '#mocks/world.ts'
import { keptProblems } from '#offline/problems.ts'
import { keptQuestions } from '#offline/questions.ts'
import { account } from '#session/account.ts'
import { keepAnswers } from './keep-answers.ts'

startCity()
beforeEach(() => {
  resetWorld('default', 'default', 1)
  queryClient.clear()
  account.userInfo = undefined
})

test('all questions are fetched by themselves, and again after a sign-in', async () => {
  expect(findAnswers('发票开错')).toEqual([])
  keepAnswers()
  await vi.waitFor(() => expect(keptProblems()).toHaveLength(120), { timeout: 10_000 })
  await vi.waitFor(() => expect(keptQuestions().questions.length).toBeGreaterThanOrEqual(128), {
    timeout: 10_000,
  })
  expect(keptQuestions().questions.every((one) => one.answerHtml && one.keywords.length)).toBe(true)
  expect(findAnswers('发票开错了').map((one) => one.question)).toEqual(['发票开错了怎么冲红？'])
  expect(findAnswers('发票开错了')[0]!.answerHtml).toContain('红字信息确认单')
  expect(findAnswers('今晚吃什么')).toEqual([])

  // Signing in clears the queries of the previous user.
  queryClient.removeQueries()
  account.userInfo = {
    id: 'u',
    nickname: '林',
    tel: '',
    loginName: '',
    memberType: 'enterprise',
    ens: [],
    menus: [],
  }
  await vi.waitFor(() => expect(keptProblems()).toHaveLength(120), { timeout: 10_000 })
})

test('searching all questions after each letter is fast', async () => {
  await queryClient.prefetchQuery((await import('#offline/problems.ts')).allProblemsQuery())
  findAnswers('预热')
  const titles = '专精特新中小企业复核申报按照新标准还是旧标准执行'
  const times = [...titles].map((_, end) => {
    const begun = performance.now()
    findAnswers(titles.slice(0, end + 1))
    return performance.now() - begun
  })
  const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  // Equals 50 ms on a device four times as slow.
  expect(middle).toBeLessThan(12)
})
