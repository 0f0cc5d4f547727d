import type * as v from 'valibot'
import type { ListingDraft, ListingForm } from '#api/market.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import {
  fileErrors,
  imagesByField,
  pictureErrors,
  refuseAny,
  withApprovedVersions,
} from '#mocks/common/sent-files.ts'
import {
  type AuditedKind,
  saveTarget,
  moveAudited,
  openToSave,
  takeDownUnseen,
  putSaved,
  savedColumns,
} from '#mocks/record/audited.ts'
import { approvedOf } from '#mocks/record/approved.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { Approved, type ListingRow } from './tables.ts'
import { isCategory } from './kinds.ts'

/** Returns a listing of the caller's enterprise. @throws Refusal for any other */
export const ownListing = (by: Caller, id: string): ListingRow => by.own(by.world.db.listing.get(id, '产品'))

/** Returns the noun for a listing in messages: 求购 for a request to buy, else 产品. */
const nounOf = ({ tradeType }: Pick<ListingRow, 'tradeType'>) => (tradeType === '求购' ? '求购' : '产品')

/** Rules for the audits and moves of listings. */
export const listings: AuditedKind<ListingRow> = {
  lifecycle: listingLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, id, { state, ...step }) =>
    world.db.listing.change(id, {
      ...step,
      status: state,
      ...(state === '已驳回' ? {} : { approved: undefined }),
    }),
  refusal: (from, to, row) => `${from}的${nounOf(row)}不能改为${to}`,
  find: (world, id) => world.db.listing.get(id, '产品'),
  prefix: 'listing',
  nounOf,
  titleOf: nounOf,
  nameOf: (row) => row.title,
  done: '已发布',
  way: { kept: '草稿', waits: '待审核', passed: '已发布', rejected: '已驳回' },
  auditor: auditors.listing,
  bizType: 'listing',
  linkOf: (id) => `/market/detail?id=${id}`,
  view: (_, row) => mineOf(row),
}

/** Returns a listing as its owner reads it; `shown` is the public version while an edit is audited. */
export const mineOf = ({ approved, ...row }: ListingRow) => ({ ...row, mine: true, shown: approved })

/**
 * Returns the public version of a listing: the listing itself, or the approved version while an edit is audited.
 * Undefined where only the owner may read it.
 */
export function shownOf(row: ListingRow): ListingRow | undefined {
  const { approved } = row
  if (approved) return { ...row, ...approved, status: '已发布', reason: undefined }
  return row.status === '已发布' ? row : undefined
}

/**
 * Takes the caller's own listing down; see {@link takeDownUnseen}. A public listing goes down even while its edit waits
 * or was rejected; the edit stays with the owner and is audited when it is submitted again.
 * @throws Refusal for an older version, and for a state that cannot be taken down
 */
export function takeDown(by: Caller, id: string, version: number): ListingRow {
  const row = ownListing(by, id)
  if (version !== row.version) refuse.conflict(mineOf(row))
  const unseen = takeDownUnseen(by.world, listings, by.world.db.listing, row, '已下架')
  if (unseen) return unseen
  const current: ListingRow = row.approved ? { ...row, status: '已发布' } : row
  return moveAudited(by.world, listings, current, '已下架', { by: 'owner' })
}

/**
 * Saves a new listing or an edit of the caller's own; see {@link openToSave}. An approved version stays public until
 * the edit is approved.
 */
export function save(
  by: Caller,
  sent: Omit<v.InferOutput<typeof ListingDraft>, 'down'> | ListingForm,
  draft: boolean,
): ListingRow {
  const { id, version, ...fields } = sent
  const { world, user } = by
  const ownRows = world.db.listing.findMany({ where: by.mine })
  const target = saveTarget(ownRows, { id, version, draftKey: fields.draftKey })
  const row = openToSave(by, listings, { ...target, draft })
  if (fields.categoryPath?.length && !isCategory(fields.categoryPath))
    refuse.field('categoryPath', '分类不存在，请重新选择')
  const before = withApprovedVersions(ownRows)
  const images = before.flatMap((one) => one.images ?? [])
  const docs = before.flatMap((one) => one.docs ?? [])
  refuseAny([
    ...fileErrors(world, user.id, 'docs', fields.docs, docs),
    ...pictureErrors(world, user.id, imagesByField(fields.images), images),
  ])
  const approved = row && (row.approved ?? (row.status === '已发布' ? approvedOf(Approved, row) : undefined))
  return putSaved(world.db.listing, {
    ...savedColumns(by, listings, row, draft),
    ...(approved ? { approved } : {}),
    viewCount: row?.viewCount ?? 0,
    publisherOrg: row?.publisherOrg ?? user.ens.find((one) => one.enId === by.enId)?.enName ?? '',
    ...fields,
    categoryPath: fields.categoryPath ?? [],
  })
}
