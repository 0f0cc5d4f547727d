import { beforeEach } from 'vitest'
import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import type { Input } from '#api/call/endpoint.ts'
import { type AreaUnderTest, startArea } from '#mocks/area.test-kit.ts'
import { beginningOf } from '#mocks/common/file-kind.ts'
import { exampleDetails } from '#mocks/policy/item-kinds.ts'
import { handlers } from '#mocks/handlers.ts'

/** Starts a new world for a test file; each test begins as u-enterprise, for en-chengyue. */
export function openCity(): AreaUnderTest {
  const city = startArea(handlers)
  beforeEach(() => city.as('u-enterprise', 'en-chengyue'))
  return city
}

type CreateBody = Input<typeof declare.create>['body']

/** Valid form. */
export const form = {
  revenue: 42_800_000,
  employees: 186,
  applyAmount: 50_000,
  projectName: '滚珠丝杠副精度保持性提升',
  projectSummary: '研究滚道残余应力与精度衰减的关系，延长精度保持时间。',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  contactName: '林晓岚',
  contactPhone: '13800000001',
}

/** Returns an item that can be declared online with the common form and has no declaration in this world. */
export async function freshItem({ world }: AreaUnderTest): Promise<DeclareItem> {
  const declared = new Set(world.db.declaration.getAll().map((one) => one.itemId))
  const { records } = await call(declare.list, { query: { size: 999 } })
  const found = records.find(
    (one) =>
      one.formKey === 'apply' && one.quotaAmount >= 300_000 && !one.childrenName && !declared.has(one.id),
  )
  if (!found) throw new Error('no item left to declare')
  return found
}

/** Uploads a file as the material of this name. */
export async function upload(name: string, accept: string[]) {
  const data = new FormData()
  const [ending = 'pdf'] = accept
  const bytes = [new Uint8Array(beginningOf(ending)), name]
  data.set('file', new File(bytes, `${name}.${ending}`, { type: 'application/pdf' }))
  return { name, ...(await call(common.upload, { body: data })) }
}

/** Returns a valid body. */
export async function bodyFor(
  item: Pick<DeclareItem, 'id' | 'formKey' | 'materials' | 'fields'>,
): Promise<CreateBody> {
  const materials = await Promise.all(
    item.materials.filter((one) => one.required).map((one) => upload(one.name, one.accept)),
  )
  return {
    declareEntId: item.id,
    declareEnId: 'en-chengyue',
    type: item.formKey,
    form,
    details: exampleDetails(item.fields),
    materials,
  }
}
