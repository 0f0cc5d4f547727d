import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'
import type { AnyTable } from '#mocks/table.ts'

const city = startArea(handlers)

const chengyue = { userId: 'u-enterprise', enId: 'en-chengyue' }
const jiashu = { userId: 'u-other', enId: 'en-jiashu' }
const qiming = { userId: 'u-provider', enId: 'en-qiming' }

/** Kinds of records that an owner drafts: their table, a record of it, its owner, and the call that deletes a draft. */
const kinds = [
  {
    table: 'exchange',
    like: 'demand-3',
    owner: chengyue,
    other: jiashu,
    noun: '需求',
    remove: (id: string) => call(docking.demandDown, { params: { id } }),
  },
  {
    table: 'listing',
    like: 'listing-3',
    owner: chengyue,
    other: jiashu,
    noun: '产品',
    remove: (id: string, version = 1) => call(market.draft, { body: { down: true, id, version } }),
  },
  {
    table: 'product',
    like: 'product-qiming-3',
    owner: qiming,
    other: chengyue,
    noun: '服务产品',
    remove: (id: string) => call(serve.productDown, { params: { id } }),
  },
] as const

describe.each(kinds)('deleting a draft of $table', ({ table, like, owner, other, noun, remove }) => {
  const rows = (): AnyTable => city.world.db[table]
  const draft = () => rows().find('draft')

  beforeEach(() => {
    city.as(owner.userId, owner.enId)
    rows().remove('draft')
    const row = { ...rows().find(like), id: 'draft', status: '草稿', version: 1, approved: undefined }
    rows().create(row)
  })

  test('removes it, and says so when it is gone', async () => {
    expect(await remove('draft')).toMatchObject({ status: '已下架' })
    expect(draft()).toBeUndefined()
    await expect(remove('draft')).rejects.toMatchObject({
      kind: 'refused',
      message: `${noun}不存在或已删除`,
    })
  })

  test('is refused to another enterprise, and the draft stays', async () => {
    city.as(other.userId, other.enId)
    await expect(remove('draft')).rejects.toMatchObject({ status: 403 })
    expect(draft()).toMatchObject({ status: '草稿' })
  })

  test('takes what was submitted meanwhile back, so that nothing is lost', async () => {
    const submitted = { id: 'draft', status: '待审核' }
    rows().change('draft', submitted)
    expect(await remove('draft')).toMatchObject({ status: '草稿' })
    expect(draft()).toMatchObject({ status: '草稿' })
  })
})
