// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { policy } from '#api/policy.ts'
import { resetWorld } from '#mocks/world.ts'
import { dataOf } from './linked-data.ts'

startCity()
beforeEach(() => resetWorld('default', 'default', 1))

const of = (path: string, record: object | undefined) =>
  dataOf({
    path,
    record,
    excerpt: '摘要',
    url: `https://qy.example${path}`,
    origin: 'https://qy.example',
    name: '总入口',
  })

test('a policy is legislation, with its number, issuer and legal force', async () => {
  const { records } = await call(policy.list, { query: { size: 30 } })
  for (const { id } of records) {
    const one = await call(policy.detail, { query: { id } })
    expect(of('/policy/search/detail', one)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Legislation',
      name: one.title,
      legislationIdentifier: one.docNumber,
      legislationPassedBy: one.departments.map((name) => ({ name })),
    })
  }
})

test('an activity is an event, cancelled or rescheduled if it was', async () => {
  const { records } = await call(activity.page, { query: { size: 40 } })
  const seen = new Set<unknown>()
  for (const { id } of records) {
    const one = await call(activity.one, { params: { id } })
    const event = of(`/roadshow/${id}`, one) as Record<string, unknown>
    expect(event).toMatchObject({ '@type': 'Event', startDate: one.startTime, endDate: one.endTime })
    expect(event['location']).not.toEqual([])
    if (one.cancelled) expect(event['eventStatus']).toContain('EventCancelled')
    seen.add(event['eventAttendanceMode'])
  }
  expect(seen.size).toBe(3)
})

test('a frequent question has the office’s answer, a public appeal its replies, without tags', async () => {
  const { records: asked } = await call(appeal.problemsByTag, { query: { size: 5 } })
  for (const { id } of asked) {
    const one = await call(appeal.problem, { params: { id } })
    const { mainEntity } = of('/appeal/FAQ-list/detail', one) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(mainEntity[0]!.name).toBe(one.question)
    expect(mainEntity[0]!.acceptedAnswer.text).not.toMatch(/<|^$/)
  }
  const { records } = await call(appeal.pageByTel, { query: { id: 'appeal-public' } })
  expect(of('/appeal/demand/detail', records[0])).toMatchObject({
    '@type': 'QAPage',
    mainEntity: { acceptedAnswer: { '@type': 'Answer' } },
  })
})

test('home names its operator and its search; a list has no linked data', () => {
  expect(JSON.stringify(of('/', undefined))).toContain('GovernmentOrganization')
  expect(of('/policy/search', undefined)).toBeUndefined()
})
