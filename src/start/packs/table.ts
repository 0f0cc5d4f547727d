import type { QueryClient } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { dictionariesQuery } from '#blocks/dictionaries.ts'
import { figuresQuery } from '#features/appeal/figures/figures.ts'
import { timeText } from '#lib/dates.ts'
import { fetchAnew, type Piece } from '#offline/packs/bring.ts'
import type { PackPieces, PiecesOf } from '#offline/packs/kinds.ts'
import type { Job } from '#offline/packs/pack.ts'
import { mineQuery as activitiesQuery } from '#routes/-my-activity/my-activity-list.ts'
import { oneQuery } from '#routes/-roadshow-detail/activity-query.ts'
import { ownAppealsQuery } from '#routes/-appeal-ask/useSuggestionData.ts'
import { specialQuery } from '#routes/-spec-declare/prefetch-special.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { contacts } from '#rules/contacts.ts'
import {
  choices,
  draft,
  enId,
  item,
  itsPolicy,
  pages,
  placesOf,
  profile,
  questions,
  templates,
} from './pieces.ts'
import { policies } from './policies.ts'

const apply: PiecesOf = (client, job) => [
  pages,
  item(client, job),
  profile(client, job),
  draft(client, job),
  templates(client, job),
  itsPolicy(client, job),
  questions(client),
]

const special: PiecesOf = (client, job) => [
  pages,
  item(client, job),
  profile(client, job),
  draft(client, job, (id) => fetchAnew(client, specialQuery(id))),
  choices('行业分类', declare.zjtxIndustries),
  templates(client, job),
  itsPolicy(client, job),
  questions(client),
]

/** Brings the contact of the enterprise, from which an appeal is filled in. */
const contact = (client: QueryClient): Piece => ({
  name: '联系人资料',
  async bring() {
    // A person without an enterprise is filled in from the account, which is on the device anyway.
    const all = enId() ? [await fetchAnew(client, query(enterprise.basic, {}))] : []
    return {
      places: placesOf(all),
      note: all[0]?.data.contactName ?? '来自账号信息',
      about: { contact: `咨询 ${contacts.hotline}` },
    }
  },
})

/** Brings the user's newest and open appeals, with which a new title is compared, and the times of answers. */
const earlierAppeals = (client: QueryClient): Piece => ({
  name: '已提诉求和办理时限',
  async bring() {
    const mine = [ownAppealsQuery(), ownAppealsQuery('pending'), ownAppealsQuery('processing')]
    const [first, ...others] = await Promise.all(mine.map((one) => fetchAnew(client, one)))
    const figures = await fetchAnew(client, figuresQuery(figurePeriods[0]))
    return { places: placesOf([first!, ...others, figures]), note: `${String(first!.data.total)} 件` }
  },
})

/** Brings the dictionaries (字典) that forms choose from. */
const dictionaries = (client: QueryClient): Piece => ({
  name: '选项字典',
  async bring() {
    return { places: [(await fetchAnew(client, dictionariesQuery)).place] }
  },
})

const appeal: PiecesOf = (client) => [
  pages,
  contact(client),
  earlierAppeals(client),
  dictionaries(client),
  questions(client),
]

/** Brings one activity with the user's own sign-up; tells title, last moment and phone. */
const activityItself = (client: QueryClient, { record }: Job): Piece => ({
  name: '活动和报名要求',
  async bring() {
    const { data, place } = await fetchAnew(client, oneQuery(record))
    const { title, signupEnd, startTime, organizer, contactPhone } = data
    return {
      places: [place],
      note: `${timeText(startTime)}开始`,
      about: { title, until: signupEnd, contact: `${organizer} ${contactPhone}` },
    }
  },
})

/** Brings the user's sign-ups, where the new one appears. */
const signups = (client: QueryClient): Piece => ({
  name: '我的活动',
  async bring() {
    const { data, place } = await fetchAnew(client, activitiesQuery({}))
    return { places: [place], note: `${String(data.total)} 场` }
  },
})

const activity: PiecesOf = (client, job) => [pages, activityItself(client, job), signups(client)]

/** Pieces of every kind of pack, in the order in which they come: what a later piece reads comes before it. */
export const packPieces: PackPieces = { apply, special, appeal, policies, activity }
