import type { Rating, RemedyStep } from '#api/rating.ts'
import { CALL_BACK_DAYS, CORRECTION_DAYS } from '#rules/remedy.ts'
import { isBad, type RatedKind } from '#rules/rating.ts'
import type { NewMessage } from '#mocks/message/send-message.ts'
import type { World } from '#mocks/city.ts'
import { addFlowNode } from '#mocks/declare/rules.ts'
import { providerNameOf } from '#mocks/serve/rules.ts'

/** A bad rating with its record, of any kind. */
export interface RatedRecord {
  kind: RatedKind
  rating: Rating
  /** Office, provider or organiser that answers it. */
  by: string
  /** Name of the record, and the person to notify; '' without an account. */
  name: string
  userId: string
  about: Omit<NewMessage, 'title' | 'content'>
  /** Writes the rating after a step, and the step into the record's course if it has one. */
  write: (rating: Rating, step: RemedyStep) => void
}

/** Actions of the steps, as courses name them. */
const actions = { 整改中: '回访', 已整改: '整改' } as const

type RatedTable = 'declaration' | 'appeal' | 'activityParticipant' | 'serviceEnquiry'
type Rated = {
  [Name in RatedTable]: (
    world: World,
    row: ReturnType<World['db'][Name]['getAll']>[number],
  ) => RatedRecord | undefined
}

/** Returns the bad rating of a row of each kind: the one table of what can be rated. */
export const rated: Rated = {
  // Declarations and application-free benefits: the department in charge, in the course.
  declaration: (world, row) =>
    given(row.rating, (rating) => ({
      ...{ kind: 'matter', rating, by: row.department, name: row.itemName, userId: row.userId },
      about: {
        type: row.type === 'apply-msjx' ? '免申即享' : '申报进度',
        ...{ bizType: 'declaration', bizId: row.id },
        link: `/declare/apply/view/${row.id}?type=${row.type}`,
      },
      write(changed, { state, time: endTime, words: opinion }) {
        world.db.declaration.change(row.id, { rating: changed, updateTime: endTime })
        const limitDays = state === '整改中' ? CALL_BACK_DAYS : CORRECTION_DAYS
        const action = actions[state]
        const step = { nodeName: `差评${action}`, action, by: 'department', limitDays } as const
        addFlowNode(world, row, step, rating.time, { endTime, opinion })
      },
    })),
  // Appeals: the office that answered, in the timeline.
  appeal: (world, row) =>
    given(row.evaluate, (rating) => ({
      ...{ kind: 'matter', rating, by: row.handlerOrg, name: row.title, userId: row.userId },
      about: {
        ...{ type: '诉求', bizType: 'appeal', bizId: row.id },
        link: `/appeal/demand/detail?id=${row.id}`,
      },
      write(changed, { state, time, by: handlerOrg, words: opinion }) {
        const now = world.db.appeal.get(row.id, '诉求')
        const step = { time, state: now.state, action: actions[state], handlerOrg, opinion }
        world.db.appeal.change(row.id, {
          ...{ evaluate: { ...row.evaluate!, ...changed }, updateTime: time },
          timeline: [...now.timeline, step],
        })
      },
    })),
  // Activities: the organiser.
  activityParticipant(world, row) {
    const { evaluate } = row
    if (!evaluate?.time) return undefined
    const { content: comment, time, ...stars } = evaluate
    return given({ ...stars, comment, time }, (rating) => {
      const { title: name, organizer } = world.db.activity.get(row.activityId, '活动')
      return {
        ...{ kind: 'activity', rating, by: organizer, name, userId: row.userId },
        about: {
          ...{ type: '活动', bizType: 'activity', bizId: row.activityId },
          link: '/user/activity?group=past',
        },
        write: ({ remedy }, { time: updateTime }) =>
          world.db.activityParticipant.change(row.id, {
            ...{ evaluate: { ...evaluate, remedy }, updateTime },
          }),
      }
    })
  },
  // Services and providers: the provider.
  serviceEnquiry: (world, row) =>
    given(row.rating, (rating) => ({
      ...{ kind: 'service', rating, by: providerNameOf(world, row.providerId), userId: row.userId },
      name: row.productName ?? providerNameOf(world, row.providerId),
      about: {
        ...{ type: '对接', bizType: 'provider', bizId: row.providerId },
        link: '/user/collect?kind=enquiry',
      },
      write: (changed, { time }) =>
        world.db.serviceEnquiry.change(row.id, { rating: changed, updateTime: time }),
    })),
}

/** Returns what `of` makes of a bad rating; undefined without one. */
const given = (rating: Rating | undefined, of: (rating: Rating) => RatedRecord): RatedRecord | undefined =>
  rating && isBad(rating.score) ? of(rating) : undefined
