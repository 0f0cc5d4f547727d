import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import { tags } from '#mocks/policy/tags.ts'
import type { Random } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'
import { type DatedMessage, eventsOf } from './events.ts'

/** Number of messages of the demo accounts besides u-enterprise, where the scenario has messages. */
const fewer = { 'u-provider': 12, 'u-other': 8, 'u-person': 3 }

/** Share of a message centre that is about declarations. */
const PROGRESS_SHARE = 0.4

/** Age of the oldest messages in days. */
const MAX_AGE_DAYS = 75

/**
 * Fills the message centres: first the progress of a user's declarations, then the user's other records and new
 * policies.
 */
export function seedMessages(world: World): void {
  const { random, sizes } = world.begin('message')
  if (!sizes.messages) return
  const counts = { 'u-enterprise': sizes.messages, ...fewer }
  for (const [userId, count] of Object.entries(counts)) {
    const progress = progressOf(world, userId).slice(0, Math.ceil(count * PROGRESS_SHARE))
    const since = chinaTime(world.now(), -MAX_AGE_DAYS)
    const others = [
      ...eventsOf(world, userId).filter(({ time }) => since < time && time <= world.iso()),
      ...policiesOf(world, random, userId, Math.ceil(count / 4)),
    ]
    const chosen = [...progress, ...random.some(others, Math.max(0, count - progress.length))]
    for (const [at, { time, ...one }] of chosen.slice(0, count).entries()) {
      // Most messages older than a fortnight are read.
      const read = random.chance(Date.parse(time) < world.now() - 14 * 86_400_000 ? 0.9 : 0.35)
      const id = `message-${userId.slice(2)}-${String(at + 1)}`
      world.db.message.create({ ...one, id, userId, read, createTime: time, updateTime: time })
    }
  }
}

/** Returns the steps that the city has completed in the user's declarations, latest first. */
function progressOf(world: World, userId: string): DatedMessage[] {
  const progress = world.db.flowNode
    .findMany({ where: { declaration: { userId: { equals: userId } } } })
    .flatMap(({ declarationId, nodeName, handlerOrg, endTime, opinion }) => {
      const row = world.db.declaration.find(declarationId)
      if (
        !row ||
        !endTime ||
        handlerOrg === row.enterprise.enName ||
        endTime < chinaTime(world.now(), -MAX_AGE_DAYS)
      )
        return []
      return [
        {
          type: row.type === 'apply-msjx' ? ('免申即享' as const) : ('申报进度' as const),
          title: `${row.itemName}：${nodeName}办结`,
          content: `申报编号 ${row.declareNo ?? ''}，${handlerOrg}：${opinion ?? '已办结'}。`,
          bizType: 'declaration' as const,
          bizId: row.id,
          link: `/declare/apply/view/${row.id}?type=${row.type}`,
          time: endTime,
        },
      ]
    })
  return progress.sort((a, b) => b.time.localeCompare(a.time))
}

/** Returns new policies with a tag that the user subscribes to. */
function policiesOf(world: World, random: Random, userId: string, count: number): DatedMessage[] {
  const followed = new Set(
    world.db.subscription.findMany({ where: { userId: { equals: userId } } }).map(({ tagId }) => tagId),
  )
  const words = tags.filter(({ id }) => followed.has(id))
  const recent = world.db.policy
    .findMany({ where: { publishDate: { gt: chinaTime(world.now(), -MAX_AGE_DAYS) } } })
    .filter((one) => words.some(({ matches }) => matches(one)))
  return random
    .some(recent, count)
    .map(({ id, title, departments, publishDate, amountMax = 0, applyEnd }) => ({
      type: '政策推送',
      title: `您订阅的政策有更新：${title}`,
      content: [
        `${departments.join('、')}发布`,
        amountMax ? `最高 ${moneyText(amountMax)}` : '',
        applyEnd ? `申报截止${dateText(applyEnd)}` : '',
      ]
        .filter(Boolean)
        .join('，')
        .concat('。'),
      bizType: 'policy',
      bizId: id,
      link: `/policy/search/detail?id=${id}`,
      time: publishDate,
    }))
}
