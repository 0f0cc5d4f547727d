import { linkOptions } from '@tanstack/react-router'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import type { FaqSearch, HotSearch } from './faq-address.ts'

/** Rows per page. */
export const SIZE = 10

/** Queries a page of the most asked questions. */
export const hotQuery = ({ page = 1 }: HotSearch) =>
  query(appeal.hotProblems, { query: { current: page, size: SIZE } })

/** Query of the tags with their numbers of questions. */
export const tagsQuery = query(appeal.problemTags, {})

/** Queries a page of questions with their answers, because a row shows the beginning of one. */
export const listQuery = ({ page = 1, ...filter }: FaqSearch) =>
  query(appeal.problemsByTag, { query: { ...filter, part: 'whole', current: page, size: SIZE } })

/** Queries one question with its answer. */
export const oneQuery = (id: string) => query(appeal.problem, { params: { id } })

/** Links to the most asked questions and the tags. */
export const hotLink = (search: HotSearch) => linkOptions({ to: '/appeal/FAQ-list', search })

/** Links to the questions of a tag or of a search. */
export const listLink = (search: FaqSearch) => linkOptions({ to: '/appeal/FAQ-list/list', search })

/** Links to an answer. */
export const answerLink = (id: string) => linkOptions({ to: '/appeal/FAQ-list/detail', search: { id } })
