import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { startCity } from '#api/call/call.test-kit.ts'
import { activity } from '#api/activity.ts'
import { policy } from '#api/policy.ts'
import { serve } from '#api/serve.ts'
import { resetWorld } from '#mocks/world.ts'
import { activityPoster, policyPoster, posterText, servicePoster } from './content.ts'

startCity()
beforeEach(() => resetWorld('default', 'default', 1))

test('every policy has a poster with its amount or kind of support, its facts and its link', async () => {
  const { records } = await call(policy.list, { query: { size: 40 } })
  for (const { id } of records) {
    const one = await call(policy.detail, { query: { id } })
    const poster = policyPoster(one)
    expect(poster.link).toEqual({ to: '/policy/search/detail', search: { id } })
    expect(poster.highlight).not.toBe('')
    expect(poster.facts.every(([, value]) => value && !/undefined|Invalid/.test(value))).toBe(true)
    expect(posterText(poster)).toContain(one.title)
  }
})

test('activities and services have posters that link to their pages', async () => {
  const [event] = (await call(activity.page, { query: { size: 1 } })).records
  const one = activityPoster(await call(activity.one, { params: { id: event!.id } }))
  expect(one).toMatchObject({ title: event!.title, link: { to: '/roadshow/$id', params: { id: event!.id } } })
  const [product] = (await call(serve.products, { query: { size: 1 } })).records
  const service = servicePoster(await call(serve.product, { params: { id: product!.id } }))
  expect(service).toMatchObject({ title: product!.name, by: product!.providerName })
})
