import { type Activity, activityTypes } from '#api/activity.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import { phoneOf, rootOf, sectionOf } from '#mocks/offices.ts'
import { coverPath, portraitPath } from '#mocks/drawings/address.ts'
import type { Random } from '#mocks/random.ts'
import { personName } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { seedDemo } from './demo.ts'
import { agendaOf, hallsFor, heldIn, lengthOf, workday } from './schedule.ts'
import { handouts, materials, speakerPosts } from './texts.ts'
import { seedSignups } from './seed-signups.ts'
import type { ActivityRow } from './tables.ts'

/** Adds activities from half a year ago to two months ahead, and the sign-ups of the demo accounts. */
export function seed(world: World): void {
  const { random, sizes } = world.begin('activity')
  const day: Beginning['day'] = (offset, hour = 9, minute = 0) =>
    chinaTime(world.now(), offset, `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`)
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

/** Organizers in whose charge a matter is, by words of the title. */
const organizers: [words: RegExp, organizer: string][] = [
  [/税|加计扣除|费用归集/, '市税务局'],
  [/知识产权|质量|计量/, '市市场监管局'],
  [/高新技术|科技型|科技成果|科学家/, '市科技局'],
  [/稳岗|人力资源/, '市人社局'],
  [/外贸|出口|跨境|出海/, '市商务局'],
  [/安全生产|安全管理/, '市应急管理局'],
  [/上市|贴息|贷款|信贷|汇率|股权融资/, '市金融办'],
  [/数据/, '市大数据局'],
  [/碳排放/, '市生态环境局'],
  [/专精特新|数字化|工厂|装备|技改|集群|精益|机器人|工业设计/, '市工信局'],
  [/女企业家|老字号|早餐会/, '市工商联'],
  [/青年企业家/, '市青年企业家协会'],
  [/免申即享|进园区：/, '市工信局'],
]

const organizerOf = (random: Random, type: Activity['type'], title: string): string => {
  const anyone = random.pick(materials[type].organizers)
  return organizers.find(([words]) => words.test(title))?.[1] ?? anyone
}

/** Returns the post of the office's own speaker; undefined where the organizer is no department of the city. */
function ownSpeaker(organizer: string): (typeof speakerPosts)[number] | undefined {
  const root = rootOf(organizer)
  return root === undefined ? undefined : [`${sectionOf(root, '市级')}负责人`, organizer, /./]
}

/** Titles of activities for which people have to come. */
const IN_PERSON = /园区|专场|签约|早餐|见面|面对面|洽谈|实操|机器人|沙龙|选拔赛|路演日/

function activityOf(
  { random, day }: Pick<Beginning, 'random' | 'day'>,
  id: string,
  type: Activity['type'],
  title: string,
  start: number,
): ActivityRow {
  const material = materials[type]
  const drawn = random.pick(['线上', '线下', '线下', '混合'] as const)
  const mode = drawn === '线上' && IN_PERSON.test(title) ? '线下' : drawn
  const minutes = lengthOf(type)
  const hour = title.includes('早餐') ? 8 : minutes > 180 ? 9 : random.pick([9, 9, 14, 14, 14])
  const quota = random.pick(material.quotas) * (mode === '线上' && type === '政策宣讲' ? 2 : 1)
  // Past activities were well attended; of the coming ones some are nearly full, a few full.
  const share = start < 0 ? random.whole(60, 100) : random.pick([12, 35, 48, 66, 78, 92, 95, 100])
  const opens = workday(day, start - random.whole(14, 30), -1)
  const created = day(workday(day, opens - 3, -1))
  const organizer = organizerOf(random, type, title)
  // Policies are presented by the offices that make them.
  const own = ownSpeaker(organizer)
  const posts = speakerPosts.filter(([, , topics]) => topics.test(`${type}：${title}`))
  const speakers = (type === '政策宣讲' && own ? [own] : random.some(posts, random.whole(1, 2))).map(
    ([position, org]) => {
      const name = personName(random)
      return { name, position, org, photo: portraitPath(name) }
    },
  )
  const hall = random.pick(hallsFor(title, mode === '线下' ? quota : 0))
  const signed = opens > 0 ? 0 : Math.floor((quota * share) / 100)
  return {
    id,
    createTime: created,
    updateTime: created,
    title,
    type,
    mode,
    cover: coverPath(type, title),
    organizer,
    startTime: day(start, hour),
    endTime: day(start, hour + Math.floor(minutes / 60), minutes % 60),
    signupStart: day(opens),
    signupEnd: day(workday(day, start - 1, -1), 17),
    ...(mode === '线上' ? {} : heldIn(hall)),
    ...(mode === '线下' ? {} : { liveUrl: `https://live.qiyefuwu.example/${id}` }),
    quota,
    signed,
    cancelled: random.chance(0.04),
    sequence: 0,
    needsReview: material.needsReview,
    contactPhone: phoneOf(organizer),
    viewCount: random.whole(30, 160) + signed * random.whole(3, 8),
    agenda: agendaOf(type, hour * 60, speakers[0]?.name),
    speakers,
    contentHtml: contentOf(title, material, mode),
    materials: [],
  }
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
