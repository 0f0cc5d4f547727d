import { type Listing, type ListingState, market, type TradeType } from '#api/market.ts'
import { type Own, ownKind, type OwnKind } from '#blocks/own/kind.ts'
import {
  detailLink,
  formHref,
  formOf,
  mineLink,
  nouns,
  publishLink,
  recordOf,
} from '#features/market/links.ts'
import { labelsOf } from '#features/market/listing-words.ts'
import { send, type SendOptions } from '#offline/outbox/outbox.ts'
import { listingLifecycle } from '#rules/listing-states.ts'

type One = Own<ListingState> & Pick<Listing, 'title' | 'categoryPath'>

/** Takes a listing down, or deletes a draft at the city. */
const takeDown = (at: { id: string; version: number }) => (options: SendOptions) =>
  send(market.draft, { body: { down: true, id: at.id, version: at.version } }, options)

const describe = (tradeType: TradeType): OwnKind<ListingState, One> =>
  ownKind({
    kind: 'listing',
    noun: nouns[tradeType],
    lifecycle: listingLifecycle,
    publicStatus: '已发布',
    place: '市场',
    form: formOf(tradeType),
    mine: { label: '工业产品', link: mineLink() },
    viewLink: detailLink,
    formHref: (begin) => formHref(tradeType, begin),
    auditDays: 1,
    audited: '发布',
    passed: '公开发布',
    titleOf: ({ title }) => title,
    recordOf,
    labelsOf: ({ categoryPath: [branch] }) => labelsOf(tradeType === '求购', branch),
    editLink: ({ id }) => publishLink(tradeType, { id }),
    copyLink: ({ id }) => publishLink(tradeType, { copy: id }),
    drop: takeDown,
    movesOf: ({ id, version, isShown }) => [
      {
        to: '已下架',
        verb: '下架',
        confirmation: `下架后市场不再显示${isShown ? '，修改的内容不再审核' : ''}；以后可以重新发布，须重新审核。`,
        send: takeDown({ id, version }),
      },
    ],
  })

/** Describes own listings. */
export const own = { 供应: describe('供应'), 求购: describe('求购') }
