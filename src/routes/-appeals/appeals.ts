import { linkOptions } from '@tanstack/react-router'
import { appeal, appealCategories, appealStates, type PublicAppeal } from '#api/appeal.ts'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { isMobile } from '#lib/phone.ts'
import type { AppealsSearch } from './appeals-address.ts'

type Answer = Data<typeof appeal.pageByTel>['records'][number]
/** Progress of an appeal, as shown to anybody who knows its phone. */
type Progress = Exclude<Answer, PublicAppeal>

/** Rows per page. */
const SIZE = 10

/** States offered as filters of the public list; 已退回补充 and 已撤回 are of no use to others. */
export const shownStates = appealStates.filter((one) => one !== '已退回补充' && one !== '已撤回')

/** Returns the filters of the address; values unknown to the city count as missing. */
export const askedOf = ({ category, state, keyword }: AppealsSearch) => ({
  category: appealCategories.find((one) => one === category),
  state: shownStates.find((one) => one === state),
  keyword,
})

/** Queries a page of public appeals. */
export const publicQuery = (search: AppealsSearch) =>
  query(appeal.pageByTel, { query: { ...askedOf(search), current: search.page ?? 1, size: SIZE } })

/** Queries the progress of a phone's appeals; a number narrows it to one. */
export const progressQuery = ({ tel = '', keyword, page = 1 }: AppealsSearch) => ({
  ...query(appeal.pageByTel, { query: { tel, keyword, current: page, size: SIZE } }),
  enabled: isMobile(tel),
})

/** True for a row of the public list. */
export const isPublicRow = (one: Answer): one is PublicAppeal => 'title' in one
/** True for a row of the progress list. */
export const isProgressRow = (one: Answer): one is Progress => !('title' in one)

/** Links to the public appeals, or with `tel` to the progress by phone. */
export const linkTo = (search: AppealsSearch) => linkOptions({ to: '/appeal/demand/list', search })

/** Links to one public appeal. */
export const appealLink = (id: string) =>
  linkOptions({ to: '/appeal/demand/detail', search: { id, view: 'public' } })
