import { linkOptions } from '@tanstack/react-router'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import type { FaqSearch, HotSearch } from './faq-address.ts'

/** Rows of a page of a list. */
export const SIZE = 10

/** Asks for a page of the most asked questions. */
export const hotQuery = ({ page = 1 }: HotSearch) =>
  query(appeal.hotProblems, { query: { current: page, size: SIZE } })

/** Asks for the tags and how many questions lie under each. */
export const tagsQuery = query(appeal.problemTags, {})

/** Asks for a page of questions, with the answers: a row shows how one begins. */
export const listQuery = ({ page = 1, ...filter }: FaqSearch) =>
  query(appeal.problemsByTag, { query: { ...filter, part: 'whole', current: page, size: SIZE } })

/** Asks for one question with its answer. */
export const oneQuery = (id: string) => query(appeal.problem, { params: { id } })

/** Where the most asked questions and the tags are. */
export const hotLink = (search: HotSearch) => linkOptions({ to: '/appeal/FAQ-list', search })

/** Where the questions of a tag or of some words are. */
export const listLink = (search: FaqSearch) => linkOptions({ to: '/appeal/FAQ-list/list', search })

/** Where an answer is read. */
export const answerLink = (id: string) => linkOptions({ to: '/appeal/FAQ-list/detail', search: { id } })
