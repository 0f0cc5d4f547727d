import { describe, expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import type { RatingForm } from '#api/rating.ts'
import { serve } from '#api/serve.ts'
import { reasonsFor } from '#rules/rating-reasons.ts'
import { remedyStateOf } from '#rules/remedy.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'
import { correctionOf } from './corrections.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const bad = { score: 2, reasons: ['超过承诺时限'], comment: '等了两个月才拨付' }

/** Rates a declaration of the current enterprise. */
function rate(id: string, rating: Partial<RatingForm> | undefined, enId = 'en-chengyue') {
  const { itemId, version, type } = city.world.db.declaration.get(id, '申报')
  const body = { id, declareEntId: itemId, declareEnId: enId, type, version, action: 'rate' as const }
  return call(declare.update, { body: { ...body, rating: rating as RatingForm } })
}
const stored = (id: string) => city.world.db.declaration.get(id, '申报')

/** Moves the city's clock to the end of a term of working days, and signs in again. */
function afterWorkdays(days: number) {
  const { world } = city
  world.clockOffset += Date.parse(workdaysAfter(world.now(), days)) - world.now()
  city.as('u-enterprise', 'en-chengyue')
}
const messagesOf = (bizId: string) =>
  city.world.db.message.getAll().filter((one) => one.bizId === bizId && one.title.startsWith('差评'))

describe('a declaration', () => {
  test('is rated once after its end, by its own enterprise, and the rating stands in its course', async () => {
    await rate('decl-refused', { score: 4, reasons: ['态度好'], comment: '' })
    expect(stored('decl-refused').rating).toMatchObject({ score: 4, reasons: ['态度好'] })
    const { records } = await call(declare.flow, { query: { id: 'decl-refused', size: 999 } })
    expect(records.at(-1)).toMatchObject({ action: '评价', opinion: '4 星，满意，态度好' })
    await expect(rate('decl-refused', { score: 5 })).rejects.toMatchObject({
      message: '已评价过，不能再次评价',
    })
    expect(stored('decl-refused').rating?.score).toBe(4)
  })

  test.each(['decl-review', 'decl-fix', 'decl-withdrawn', 'benefit-confirm', 'benefit-paying'])(
    '%s has not ended with a decision and cannot be rated',
    async (id) => {
      await expect(rate(id, { score: 5 })).rejects.toThrow('办结后再评价')
      expect(stored(id).rating).toBeUndefined()
    },
  )

  test('of another enterprise cannot be rated', async () => {
    city.as('u-other', 'en-jiashu')
    await expect(rate('decl-paid', { score: 5 }, 'en-jiashu')).rejects.toMatchObject({ status: 403 })
    expect(stored('decl-paid').rating).toBeUndefined()
  })

  test('needs stars, and words if the rating is bad', async () => {
    await expect(rate('decl-paid', undefined)).rejects.toMatchObject({
      fields: [{ field: 'rating.score', errorMessage: '请选择满意程度' }],
    })
    await expect(rate('decl-paid', { score: 2, comment: '慢' })).rejects.toMatchObject({
      fields: [{ field: 'rating.comment', errorMessage: '请写明不满意的原因，至少 5 个字' }],
    })
    await expect(rate('decl-paid', { score: 6 })).rejects.toMatchObject({
      fields: [{ field: 'rating.score' }],
    })
  })

  test('that was given up or paid without an application is rated too', async () => {
    await rate('benefit-declined', { score: 3 })
    expect(stored('benefit-declined').rating?.score).toBe(3)
  })

  test('rated badly is called back and corrected by its department, in its course and by messages', async () => {
    await rate('decl-paid', bad)
    const look = async () =>
      (await call(declare.one, { params: { id: 'decl-paid' }, query: { type: 'apply' } })).rating!
    expect(remedyStateOf(await look())).toBe('待回访')
    afterWorkdays(1)
    const called = await look()
    expect([remedyStateOf(called), called.remedy?.length]).toEqual(['整改中', 1])
    expect(called.remedy![0]!.time <= workdaysAfter(called.time, 1)).toBe(true)
    afterWorkdays(14)
    const corrected = await look()
    expect(remedyStateOf(corrected)).toBe('已整改')
    expect(corrected.remedy![1]).toMatchObject({
      by: stored('decl-paid').department,
      words: correctionOf('matter', bad.reasons),
    })
    expect(corrected.remedy![1]!.time <= workdaysAfter(called.time, 15)).toBe(true)
    const { records } = await call(declare.flow, { query: { id: 'decl-paid', size: 999 } })
    expect(records.slice(-3).map(({ action, overdue }) => [action, overdue])).toEqual([
      ['评价', false],
      ['回访', false],
      ['整改', false],
    ])
    expect(messagesOf('decl-paid').map(({ title }) => title.split('：')[0])).toEqual([
      '差评已回访',
      '差评已整改',
    ])
    // Nothing follows any more.
    afterWorkdays(10)
    expect((await look()).remedy).toEqual(corrected.remedy)
  })
})

test('an appeal, an activity and a service are corrected by the same rule', async () => {
  const { db } = city.world
  const comment = '答复没有说到点子上'
  await call(appeal.evaluate, { body: { id: 'appeal-rate', solved: '部分解决', score: 1, comment } })
  await call(activity.evaluate, {
    body: { activityId: 'activity-evaluate', score: 2, content: '和通知的内容不一样' },
  })
  const { providerId } = db.serviceEnquiry.get('enquiry-done', '咨询')
  await call(serve.enquire, {
    params: { id: providerId },
    body: { status: '评价', enquiryId: 'enquiry-done', score: 1, comment: '催了四次才交初稿' },
  })
  afterWorkdays(15)
  const one = await call(appeal.detailAll, { params: { id: 'appeal-rate' } })
  expect(remedyStateOf(one.evaluate!)).toBe('已整改')
  expect(one.timeline.slice(-2).map(({ action }) => action)).toEqual(['回访', '整改'])
  const { records } = await call(activity.myApply, { query: { activityId: 'activity-evaluate' } })
  expect(remedyStateOf(records[0]!.evaluate!)).toBe('已整改')
  const asked = await call(serve.favorites, { query: { asked: true, size: 999 } })
  const { rating } = asked.records.find(({ enquiry }) => enquiry?.id === 'enquiry-done')!.enquiry!
  expect(remedyStateOf(rating!)).toBe('已整改')
  for (const id of ['appeal-rate', 'activity-evaluate', providerId]) expect(messagesOf(id)).toHaveLength(2)
})

test('every seeded bad rating has been answered as far as its time goes', () => {
  const { rating } = stored('decl-other-paid')
  expect([rating?.score, rating && remedyStateOf(rating)]).toEqual([2, '已整改'])
})

test('every reason of a bad rating has a correction of its own', () => {
  for (const kind of ['matter', 'service', 'activity'] as const) {
    const words = reasonsFor(kind, 1).map((reason) => correctionOf(kind, [reason]))
    expect(new Set([...words, correctionOf(kind, [])]).size).toBe(words.length + 1)
  }
})
