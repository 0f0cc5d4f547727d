import type * as v from 'valibot'
import type { AuditRecord } from '#api/audit.ts'
import type { ListingDraft, ListingForm } from '#api/market.ts'
import { fileErrors, imagesByField, pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { tell } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/world.ts'
import type { ListingRow } from './data.ts'
import { isCategory } from './kinds.ts'

/** The listing of the caller's enterprise. @throws refusal for anybody else's. */
export const own = (by: Caller, id: string): ListingRow => by.own(by.world.db.listing.get(id, '商品'))

/**
 * Saves a new listing or the caller's own: ready ones go to 待审核, from any state but that one; a draft stays 草稿,
 * and only what was never public may become one.
 */
export function save(
  by: Caller,
  sent: v.InferOutput<typeof ListingDraft> | ListingForm,
  status: '草稿' | '待审核',
): ListingRow {
  const { id, version, ...fields } = sent
  const { world, user } = by
  const row = id === undefined ? undefined : own(by, id)
  if (row) {
    if (version !== row.version) refuse.conflict({ ...row, mine: true })
    if (row.status === '待审核') refuse.rule('正在审核，暂不能修改')
    if (status === '草稿' && row.status !== '草稿' && row.status !== '已驳回')
      refuse.rule('发布过的商品不能存为草稿')
  }
  if (fields.categoryPath?.length && !isCategory(fields.categoryPath))
    refuse.fields([{ field: 'categoryPath', errorMessage: '分类不存在，请重新选择' }])
  refuseAny([
    ...fileErrors(world, user.id, 'docs', fields.docs, row?.docs),
    ...pictureErrors(world, user.id, imagesByField(fields.images), row?.images),
  ])
  const time = world.iso()
  const kept = row ?? {
    id: `listing-${crypto.randomUUID()}`,
    enId: by.enId,
    createTime: time,
    viewCount: 0,
    version: 0,
    audits: [],
    publisherOrg: user.ens.find((one) => one.enId === by.enId)?.enName ?? '',
  }
  const submitted: AuditRecord = { time, operator: user.nickname, result: '提交' }
  // Written anew and not changed: what the form left empty goes, too.
  if (row) world.db.listing.remove(row.id)
  return world.db.listing.add({
    id: kept.id,
    enId: kept.enId,
    userId: user.id,
    createTime: kept.createTime,
    updateTime: time,
    version: kept.version + 1,
    viewCount: kept.viewCount,
    publisherOrg: kept.publisherOrg,
    audits: status === '草稿' ? kept.audits : [...kept.audits, submitted],
    status,
    ...fields,
    categoryPath: fields.categoryPath ?? [],
  })
}

/** What the city's auditors decide about a listing that is 待审核. */
export function audit(
  world: World,
  kind: 'listing',
  id: string,
  result: 'pass' | 'reject',
  opinion: string,
): ListingRow {
  const row = world.db[kind].get(id, '商品')
  if (row.status !== '待审核') refuse.rule('该商品不在待审核状态')
  const passed = result === 'pass'
  const time = world.iso()
  tell(world, row.userId, {
    type: '审核',
    title: `商品${passed ? '已通过审核' : '未通过审核'}`,
    content: `“${row.title}”${passed ? '已发布' : `已驳回：${opinion}`}`,
    bizType: kind,
    bizId: id,
    link: '/user/my-market',
  })
  return world.db[kind].change(id, {
    ...(passed ? { status: '已发布', reason: undefined } : { status: '已驳回', reason: opinion }),
    audits: [...row.audits, { time, operator: '市场审核员', result: passed ? '通过' : '驳回', opinion }],
    updateTime: time,
    version: row.version + 1,
  })
}
