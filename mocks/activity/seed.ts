import { type Activity, activityTypes } from '#api/activity.ts'
import { isoDay } from '#lib/dates.ts'
import { isWorkday } from '#rules/workdays.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { Random } from '#mocks/random.ts'
import { personName } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { cover } from './cover.ts'
import { seedDemo } from './demo.ts'
import { handouts, materials, speakerPosts, venues } from './texts.ts'
import { seedSignups } from './seed-signups.ts'
import type { ActivityRow } from './tables.ts'

/** Adds activities from half a year ago to two months ahead, and the sign-ups of the demo accounts. */
export function seed(world: World): void {
  const { random, sizes } = world.begin('activity')
  const day: Beginning['day'] = (offset, hour = 9) =>
    chinaTime(world.now(), offset, `${String(hour).padStart(2, '0')}:00:00`)
  const beginning = { random, sizes, day }
  const all = activityTypes.flatMap((type) => materials[type].titles.map((title) => ({ type, title })))
  const chosen = random.some(all, sizes.activities)
  chosen.forEach(({ type, title }, index) => {
    // 7 is coprime to 90, so that types mix along the time line
    const place = (index * 7) % chosen.length
    world.db.activity.create(
      activityOf(
        beginning,
        `activity-${String(index + 1)}`,
        type,
        title,
        workday(day, startDay(place, chosen.length)),
      ),
    )
  })
  for (const row of world.db.activity.getAll())
    world.db.activity.change(row.id, { materials: handoutsOf(world, row) })
  seedDemo(world, beginning)
  seedSignups(world, beginning)
}

/** Returns the handouts of an activity; the first is the same for all activities of a type. */
const handoutsOf = (world: World, { type, title }: ActivityRow) => [
  seedFile(world, { fileName: `${type}活动手册.pdf`, lines: handouts[type] }),
  ...(title.length % 3 === 0
    ? [
        seedFile(world, {
          fileName: '参会须知.docx',
          lines: ['一、凭签到码入场', '二、会场内请将手机调至静音', '三、不能到场的请提前取消报名'],
        }),
      ]
    : []),
]

/** Returns the days from today to the start of the `place`-th of `count` activities; four of seven are in the past. */
function startDay(place: number, count: number): number {
  const past = Math.round((count * 4) / 7)
  return place < past
    ? -(past - place) * 5
    : 1 + Math.round(((place - past) * 60) / Math.max(1, count - past))
}

/** Offices that organize policy presentations, by words of the title. */
const offices: [words: RegExp, office: string][] = [
  [/税|加计扣除/, '市税务局'],
  [/高新技术|科技型/, '市科技局'],
  [/稳岗/, '市人社局'],
  [/外贸/, '市商务局'],
  [/知识产权/, '市市场监管局'],
  [/上市|贴息/, '市金融办'],
  [/专精特新|数字化|工厂|装备|技改|集群/, '市工信局'],
]

function organizerOf(random: Random, type: Activity['type'], title: string): string {
  const anyone = random.pick(materials[type].organizers)
  const [, office] = (type === '政策宣讲' && offices.find(([words]) => words.test(title))) || []
  return office ?? anyone
}

/** Returns the nearest working day of an activity: an earlier one for the past, a later one for the future. */
function workday(day: Beginning['day'], offset: number): number {
  return isWorkday(isoDay(day(offset))) ? offset : workday(day, offset + (offset < 0 ? -1 : 1))
}

function activityOf(
  { random, day }: Pick<Beginning, 'random' | 'day'>,
  id: string,
  type: Activity['type'],
  title: string,
  start: number,
): ActivityRow {
  const material = materials[type]
  const mode = random.pick(['线上', '线下', '线下', '混合'] as const)
  const hour = random.pick([9, 10, 14])
  const hours = type === '沙龙' ? 2 : 3
  const quota = random.pick([20, 40, 60, 80, 120, 200, 300, 500])
  // Past activities were well attended; of the coming ones some are nearly full, a few full.
  const share = start < 0 ? random.whole(60, 100) : random.pick([12, 35, 48, 66, 78, 92, 95, 100])
  const opens = start - random.whole(14, 30)
  const created = day(opens - 3)
  // Policies are presented by the offices that make them.
  const posts = type === '政策宣讲' ? speakerPosts.filter(([, org]) => org.endsWith('局')) : speakerPosts
  const speakers = random
    .some(posts, random.whole(1, 3))
    .map(([position, org]) => ({ name: personName(random), position, org }))
  // An activity for one district is held in that district.
  const there = venues.filter(([, district]) => title.includes(district))
  const [hall, region, street, way] = random.pick(there.length ? there : venues)
  return {
    id,
    createTime: created,
    updateTime: created,
    title,
    type,
    mode,
    cover: cover(title, type),
    organizer: organizerOf(random, type, title),
    startTime: day(start, hour),
    endTime: day(start, hour + hours),
    signupStart: day(opens),
    signupEnd: day(start - 1, 17),
    ...(mode === '线上' ? {} : { address: `${hall}（${region}${street}）`, way, region }),
    ...(mode === '线下' ? {} : { liveUrl: `https://live.qiyefuwu.example/${id}` }),
    quota,
    signed: opens > 0 ? 0 : Math.floor((quota * share) / 100),
    cancelled: random.chance(0.04),
    sequence: 0,
    needsReview: material.needsReview,
    contactPhone: `0532-8${String(random.whole(100_000, 999_999))}`,
    viewCount: random.whole(120, 5_200),
    agenda: agendaOf(material.agenda, hour, hours, speakers[0]?.name),
    speakers,
    contentHtml: contentOf(title, material, mode),
    materials: [],
  }
}

function agendaOf(
  topics: string[],
  hour: number,
  hours: number,
  speaker: string | undefined,
): Activity['agenda'] {
  // Programmes are printed in steps of five minutes.
  const begins = (index: number) => Math.round((index * hours * 12) / topics.length) * 5
  const clock = (minutes: number) =>
    `${String(hour + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return topics.map((topic, index) => ({
    time: `${clock(begins(index))}-${clock(begins(index + 1))}`,
    topic,
    // the talk comes after the welcome
    ...(index === 1 && speaker ? { speaker } : {}),
  }))
}

function contentOf(
  title: string,
  material: (typeof materials)[Activity['type']],
  mode: Activity['mode'],
): string {
  const attend = {
    线上: '本次活动在线上举行，报名通过后在“我的活动”中查看观看入口。',
    线下: '请提前 15 分钟到场签到，场地停车位有限，建议绿色出行。',
    混合: '本次活动线下、线上同步进行，报名后可自行选择参加方式。',
  }[mode]
  return (
    `<h3>活动介绍</h3><p>为帮助企业用好政策、找准资源，现举办“${title}”活动，欢迎符合条件的单位报名参加。</p>` +
    `<h3>参加对象</h3><p>${material.audience}。</p>` +
    `<h3>您将获得</h3><p>${material.gain}。</p>` +
    `<h3>参加须知</h3><ul><li>活动免费，每家单位限报 10 人以内。</li><li>${attend}</li><li>不能参加的，请在活动开始前取消报名，把名额留给其他企业。</li></ul>`
  )
}
