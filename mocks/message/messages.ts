import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { Random } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'
import type { Told } from './tell.ts'
import { others } from './words.ts'

/** A message with the time it came. */
type Dated = Told & { time: string }

/** Messages the demo accounts besides u-enterprise have, where any are wanted at all. */
const fewer = { 'u-provider': 12, 'u-other': 8, 'u-person': 3 }

/** The part of a full message centre that is about declarations. */
const PROGRESS_SHARE = 0.4

/** Days back that messages reach. */
const REACH = 75

/** Fills the message centres: what really happened to a user's declarations first, then what the city sent besides. */
export function seedMessages(world: World): void {
  const { random, sizes } = world.begin('message')
  if (!sizes.messages) return
  const counts = { 'u-enterprise': sizes.messages, ...fewer }
  for (const [userId, count] of Object.entries(counts)) {
    const happened = progressOf(world, userId).slice(0, Math.ceil(count * PROGRESS_SHARE))
    const besides = [...policiesOf(world, random, Math.ceil(count / 4)), ...othersFor(world, random, userId)]
    const told = [...happened, ...random.some(besides, Math.max(0, count - happened.length))]
    for (const [at, { time, ...one }] of told.slice(0, count).entries()) {
      // What is older than a fortnight has mostly been seen.
      const read = random.chance(Date.parse(time) < world.now() - 14 * 86_400_000 ? 0.9 : 0.35)
      const id = `message-${userId.slice(2)}-${String(at + 1)}`
      world.db.message.add({ ...one, id, userId, read, createTime: time, updateTime: time })
    }
  }
}

/** The steps of the user's declarations that the city has done, the latest first. */
function progressOf(world: World, userId: string): Dated[] {
  const happened = world.db.flowNode
    .findMany({ where: { declaration: { userId: { equals: userId } } } })
    .flatMap(({ declarationId, nodeName, handlerOrg, endTime, opinion }) => {
      const row = world.db.declaration.find(declarationId)
      if (
        !row ||
        !endTime ||
        handlerOrg === row.enterprise.enName ||
        endTime < chinaTime(world.now(), -REACH)
      )
        return []
      return [
        {
          type: row.type === 'apply-msjx' ? ('免申即享' as const) : ('申报进度' as const),
          title: `${row.itemName}：${nodeName}办结`,
          content: `受理号 ${row.declareNo ?? ''}，${handlerOrg}：${opinion ?? '已办结'}。`,
          bizType: 'declaration' as const,
          bizId: row.id,
          link: `/declare/apply/view/${row.id}`,
          time: endTime,
        },
      ]
    })
  return happened.sort((a, b) => b.time.localeCompare(a.time))
}

function policiesOf(world: World, random: Random, count: number): Dated[] {
  const recent = world.db.policy.all().filter((one) => one.publishDate > chinaTime(world.now(), -REACH))
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

function othersFor(world: World, random: Random, userId: string): Dated[] {
  const provider = userId === 'u-provider'
  return others
    .filter(([type]) => !(type === '审核' && userId === 'u-person'))
    .filter(([, , , link]) => provider || !link.includes('my-pro'))
    .map(([type, title, content, link]): Dated => {
      const time = `${String(random.whole(8, 18)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00`
      return { type, title, content, link, time: chinaTime(world.now(), -random.whole(1, REACH), time) }
    })
}
