import type * as v from 'valibot'
import type { ListingDraft, ListingForm } from '#api/market.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { fileErrors, imagesByField, pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { type AuditedKind, openToSave, putSaved, savedColumns } from '#mocks/record/audited.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { ListingRow } from './tables.ts'
import { isCategory } from './kinds.ts'

/** The listing of the caller's enterprise. @throws refusal for anybody else's. */
export const own = (by: Caller, id: string): ListingRow => by.own(by.world.db.listing.get(id, '商品'))

/** How listings are audited and moved. */
export const listings: AuditedKind<ListingRow> = {
  lifecycle: listingLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, id, { state, ...step }) => world.db.listing.change(id, { ...step, status: state }),
  refusal: (from, to) => `${from}的商品不能改为${to}`,
  find: (world, id) => world.db.listing.get(id, '商品'),
  prefix: 'listing',
  noun: '商品',
  title: '商品',
  nameOf: (row) => row.title,
  done: '已发布',
  way: { kept: '草稿', waits: '待审核', passed: '已发布', rejected: '已驳回' },
  auditor: auditors.listing,
  about: { bizType: 'listing', link: '/user/my-market' },
  view: (_, row) => ({ ...row, mine: true }),
}

/** Saves a new listing or the caller's own; see {@link openToSave}. */
export function save(
  by: Caller,
  sent: v.InferOutput<typeof ListingDraft> | ListingForm,
  draft: boolean,
): ListingRow {
  const { id, version, ...fields } = sent
  const { world, user } = by
  const row = openToSave(by, listings, { id, version, draft })
  if (fields.categoryPath?.length && !isCategory(fields.categoryPath))
    refuse.fields([{ field: 'categoryPath', errorMessage: '分类不存在，请重新选择' }])
  refuseAny([
    ...fileErrors(world, user.id, 'docs', fields.docs, row?.docs),
    ...pictureErrors(world, user.id, imagesByField(fields.images), row?.images),
  ])
  return putSaved(world.db.listing, {
    ...savedColumns(by, listings, row, draft),
    viewCount: row?.viewCount ?? 0,
    publisherOrg: row?.publisherOrg ?? user.ens.find((one) => one.enId === by.enId)?.enName ?? '',
    ...fields,
    categoryPath: fields.categoryPath ?? [],
  })
}
