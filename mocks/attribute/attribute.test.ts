import { expect, test } from 'vitest'
import { attribute } from '#api/attribute.ts'
import { call } from '#api/call/call.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const { as } = startArea(handlers, { scenario: 'empty', each: ['u-enterprise', 'en-chengyue'] })

test('0 and false are stored as answers', async () => {
  expect(await call(attribute.answers, {})).toEqual({ answers: {}, version: 0 })
  const answers = { exports: 0, dishonest: false, netProfit: -5, taxGrade: 'B' }
  await call(attribute.save, { body: { answers, version: 0 } })
  expect(await call(attribute.answers, {})).toMatchObject({ answers, version: 1 })
})

test('answers belong to the enterprise of the call, and a person without one has own answers', async () => {
  await call(attribute.save, { body: { answers: { employees: 20 } } })
  as('u-enterprise', 'en-lanqi')
  expect((await call(attribute.answers, {})).answers).toEqual({})
  as('u-enterprise', 'en-jiashu')
  await expect(call(attribute.answers, {})).rejects.toMatchObject({ status: 403 })
  as('u-person')
  await call(attribute.save, { body: { answers: { employees: 1 } } })
  expect((await call(attribute.answers, {})).answers).toEqual({ employees: 1 })
})

test('a stale version is a conflict', async () => {
  await call(attribute.save, { body: { answers: { employees: 20 }, version: 0 } })
  await expect(
    call(attribute.save, { body: { answers: { employees: 30 }, version: 0 } }),
  ).rejects.toMatchObject({
    kind: 'conflict',
    current: { answers: { employees: 20 }, version: 1 },
  })
})

test('an answer of the wrong kind is refused at its field', async () => {
  const body = { answers: { employees: -3, highTech: 'yes' } }
  await expect(call(attribute.save, { body })).rejects.toMatchObject({
    fields: [
      { field: 'answers.employees', errorMessage: '员工数不能小于 0' },
      { field: 'answers.highTech', errorMessage: '请选择高新技术企业是或否' },
    ],
  })
})
