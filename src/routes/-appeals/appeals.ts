import { linkOptions } from '@tanstack/react-router'
import { appeal, appealCategories, appealStates, type PublicAppeal } from '#api/appeal.ts'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { isMobile } from '#lib/phone.ts'
import type { AppealsSearch } from './appeals-address.ts'

type Answer = Data<typeof appeal.pageByTel>['records'][number]
/** How far an appeal is: what is told to whoever knows its phone. */
type Progress = Exclude<Answer, PublicAppeal>

/** Rows of a page. */
const SIZE = 10

/** States that a public list can be asked for: the straight way, and the ends that others may learn from. */
export const shownStates = appealStates.filter((one) => one !== '已退回补充' && one !== '已撤回')

/** What the address means: words that are none of the city's count as missing. */
export const askedOf = ({ category, state, keyword }: AppealsSearch) => ({
  category: appealCategories.find((one) => one === category),
  state: shownStates.find((one) => one === state),
  keyword,
})

/** Asks for a page of public appeals. */
export const publicQuery = (search: AppealsSearch) =>
  query(appeal.pageByTel, { query: { ...askedOf(search), current: search.page ?? 1, size: SIZE } })

/** Asks how far the appeals of a phone are; a number narrows it to one. */
export const progressQuery = ({ tel = '', keyword, page = 1 }: AppealsSearch) => ({
  ...query(appeal.pageByTel, { query: { tel, keyword, current: page, size: SIZE } }),
  enabled: isMobile(tel),
})

/** True for a row of the public list. */
export const isPublicRow = (one: Answer): one is PublicAppeal => 'title' in one
/** True for a row that says how far an appeal is. */
export const isProgressRow = (one: Answer): one is Progress => !('title' in one)

/** Where public appeals are, and where one asks for progress by phone. */
export const linkTo = (search: AppealsSearch) => linkOptions({ to: '/appeal/demand/list', search })

/** Where one public appeal is read. */
export const appealLink = (id: string) =>
  linkOptions({ to: '/appeal/demand/detail', search: { id, view: 'public' } })
