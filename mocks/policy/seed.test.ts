import { expect, test } from 'vitest'
import { isoDay } from '#lib/dates.ts'
import { isWorkday } from '#rules/workdays.ts'
import { resetWorld } from '#mocks/world.ts'

test('a policy has consistent amounts and audience, and is in force when applications open', () => {
  const { policy: policies, item } = resetWorld('default', 'default', 1).db
  const all = policies.getAll()
  expect(all.filter(({ summary, amountText }) => !summary.endsWith(`${amountText}。`))).toEqual([])
  expect(all.filter(({ summary }) => /企业企业|高企|科小|规上|小巨人企业/.test(summary))).toEqual([])
  expect(all.filter(({ publishDate, effectiveDate }) => effectiveDate < publishDate)).toEqual([])
  const early = item.getAll().filter(({ policyId, applyStart }) => {
    const { effectiveDate } = policies.get(policyId, '政策')
    return applyStart !== undefined && isoDay(applyStart) < isoDay(effectiveDate)
  })
  expect(early).toEqual([])
  const current = all.filter((one) => one.validity === '有效')
  expect(current.filter(({ publishDate }) => !isWorkday(isoDay(publishDate)))).toEqual([])
})

test('a policy with an item on an external platform has its address', () => {
  const { policy, item } = resetWorld('default', 'default', 1).db
  const external = item.getAll().filter(({ mode }) => mode === '外部平台')
  expect(external.length).toBeGreaterThan(0)
  expect(external.map(({ policyId }) => policy.get(policyId, '政策').applyUrl)).toEqual(
    external.map(({ applyUrl }) => applyUrl),
  )
  const named = policy.getAll().filter(({ applyUrl }) => applyUrl !== undefined)
  expect(named).toHaveLength(external.length)
})
