import { expect, test } from 'vitest'
import { readCalendar } from '#lib/ics.test-kit.ts'
import { calendarFeed, calendarFile } from '#lib/ics.ts'
import { appealRecord, declarationRecord, ratingRecord } from '#rules/outbox-records.ts'
import { type Brought, nothingBrought } from './brought.ts'
import { countOf } from './obligation.ts'
import { calendarName, obligationEntries } from './obligation-entries.ts'
import { obligations } from './obligations.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const declared = (id: string, status: string, dueDate?: string, part: object = {}) => ({
  ...{ id, itemId: `item-${id}`, itemName: `项目${id}`, policyId: `policy-${id}`, type: 'apply', status },
  ...{ updateTime: inDays(-3), applyAmount: 140_000, ...(dueDate && { dueDate }), ...part },
})
const benefit = (id: string, dueDate: string, applyAmount = 20_000) =>
  declared(id, '意愿确认', dueDate, { type: 'apply-msjx', applyAmount })
const favourite = (id: string, days: number, isRolling = false) => ({
  ...{ id, title: `政策${id}`, applyEnd: inDays(days), isRolling, amountMax: 500_000 },
})
const begun = (itemId: string, applyEnd?: string) => ({
  ...{ itemId, policyId: `of-${itemId}`, title: `草稿${itemId}`, href: `/declare/apply/add?item=${itemId}` },
  ...{ window: { isRolling: applyEnd === undefined, applyEnd }, quotaAmount: 0 },
})
const signup = (activityId: string, status: string, startsIn: number, part: object = {}) => ({
  ...{ activityId, status },
  ...{
    activity: {
      title: `活动${activityId}`,
      startTime: inDays(startsIn),
      endTime: inDays(startsIn + 0.1),
      cancelled: false,
      ...part,
    },
  },
})
const enquiry = (id: string, status: string, rating?: object) => ({
  name: '诚合事务所',
  enquiry: { id, status, productName: '高企认定代理', ...(rating && { rating }) },
})
const list = (part: Partial<Brought>, isDone?: Parameters<typeof obligations>[2], at = now) =>
  obligations({ ...nothingBrought(), ...part }, at, isDone)
const titles = (part: Partial<Brought>, isDone?: Parameters<typeof obligations>[2]) =>
  list(part, isDone).map(({ title }) => title)

/** One obligation of each kind, with the words that every place shows. */
const kinds: [kind: string, part: Partial<Brought>, expected: object][] = [
  [
    '补正',
    { declarations: [declared('1', '待补正', inDays(3))] },
    { title: '提交补正：项目1', loss: '逾期未补正的，申报作废', link: '/declare/apply/edit/1?type=apply' },
  ],
  [
    '意愿确认',
    { declarations: [benefit('2', inDays(3))] },
    { title: '确认享受：项目2', amount: '可享 2 万元', link: '/declare/no-apply/detail?id=item-2' },
  ],
  [
    '公示期异议',
    { notices: [{ id: 'n', title: '拟立项名单', publicityEnd: inDays(2) }] },
    { title: '核对公示：拟立项名单', date: inDays(2), loss: '期满无异议的，按公示结果办理' },
  ],
  [
    '申报截止',
    { favourites: [favourite('p', 5)] },
    { title: '申报：政策p', amount: '最高 50 万元', loss: '逾期不再受理' },
  ],
  [
    '申报截止',
    { begun: [begun('i', inDays(30))] },
    { title: '继续填写：草稿i', date: inDays(30), link: '/declare/apply/add?item=i' },
  ],
  [
    '诉求补充',
    { appeals: [{ id: 'a', title: '用电', state: '已退回补充' }] },
    { title: '补充诉求：用电', loss: '补充前暂停办理', link: '/appeal/demand?id=a' },
  ],
  [
    '诉求评价',
    { appeals: [{ id: 'a', title: '用电', state: '待评价', rateBy: inDays(6) }] },
    { title: '评价诉求：用电', date: inDays(6), loss: '逾期未评价的，自动办结' },
  ],
  [
    '对接联系',
    {
      supplies: [{ id: 's', title: '热处理产能', unanswered: [{ id: 'r', name: '远大', time: inDays(-4) }] }],
    },
    { title: '联系远大：热处理产能', date: inDays(6), link: '/docking/supply-service/view/s' },
  ],
  [
    '咨询评价',
    { enquiries: [enquiry('e', '已完成')] },
    { title: '评价咨询：高企认定代理', link: '/user/collect?kind=enquiry' },
  ],
  [
    '申报评价',
    { declarations: [declared('1', '已兑付')] },
    { title: '评价办理：项目1', loss: '评价与否不影响办理结果', link: '/declare/apply/view/1?type=apply' },
  ],
  [
    '享受评价',
    { declarations: [declared('2', '公示归档', undefined, { type: 'apply-msjx' })] },
    { title: '评价办理：项目2', link: '/declare/apply/view/2?type=apply-msjx' },
  ],
  ['活动签到', { signups: [signup('x', '已通过', 2)] }, { title: '签到：活动x', loss: '结束后不能签到' }],
  [
    '名额保留',
    { signups: [{ ...signup('x', '待确认候补', 9), offerUntil: inDays(1) }] },
    { title: '确认名额：活动x', date: inDays(1), loss: '逾期未确认的，由下一位递补' },
  ],
  [
    '待上传',
    {
      unsent: [
        { id: 'u', title: '确认享受：稳岗返还', state: 'waiting', until: { deed: '确认', at: inDays(1) } },
      ],
    },
    { title: '待上传：确认享受：稳岗返还', date: inDays(1), loss: '确认截止后送达的，能否受理由市平台确定' },
  ],
]

test.each(kinds)('%s is one obligation with its words', (kind, part, expected) => {
  expect(list(part)).toMatchObject([{ kind, ...expected }])
})

test('records that wait for somebody else are no obligations', () => {
  const others = list({
    declarations: [
      declared('1', '已提交'),
      declared('2', '已兑付', undefined, { rating: { score: 4 } }),
      declared('3', '放弃享受'),
      // Ended too long ago to remind of a rating.
      declared('4', '不予通过', undefined, { updateTime: inDays(-31) }),
    ],
    favourites: [favourite('far', 20), favourite('rolling', 2, true)],
    appeals: [{ id: 'a', title: '用电', state: '办理中' }],
    demands: [{ id: 'd', title: '轴承', unanswered: [] }],
    enquiries: [enquiry('e', '已联系'), enquiry('f', '已完成', { score: 5 })],
    signups: [
      signup('x', '已签到', 1),
      signup('y', '已通过', 20),
      signup('z', '已通过', 1, { cancelled: true }),
    ],
  })
  expect(others).toEqual([])
})

test('a policy that the enterprise has declared or begun does not remind of its deadline', () => {
  const favourites = [favourite('p', 3)]
  const of = { policyId: 'p', submitTime: inDays(-1) }
  expect(titles({ favourites, declarations: [declared('1', '已提交', undefined, of)] })).toEqual([])
  expect(titles({ favourites, declarations: [declared('1', '已撤回', undefined, of)] })).toEqual([
    '申报：政策p',
  ])
  const draft = { ...begun('i', inDays(3)), policyId: 'p' }
  expect(titles({ favourites, begun: [draft] })).toEqual(['继续填写：草稿i'])
})

test('what is past is gone, except a submit that waits on this device', () => {
  const past = list({
    declarations: [declared('1', '待补正', inDays(-1)), benefit('2', inDays(-0.01))],
    notices: [{ id: 'n', title: '名单', publicityEnd: inDays(-1) }],
    favourites: [favourite('p', -1)],
    begun: [begun('i', inDays(-1))],
    appeals: [{ id: 'a', title: '用电', state: '待评价', rateBy: inDays(-1) }],
    demands: [{ id: 'd', title: '轴承', unanswered: [{ id: 'r', name: '远大', time: inDays(-11) }] }],
    signups: [signup('x', '已通过', -1)],
    unsent: [{ id: 'u', title: '申报', state: 'waiting', until: { deed: '申报', at: inDays(-1) } }],
  })
  expect(past.map(({ kind }) => kind)).toEqual(['待上传'])
})

test('a day without a time lasts until its end', () => {
  const unsent = [{ id: 'n', title: '名单', publicityEnd: '2026-11-21' }]
  expect(list({ notices: unsent })).toHaveLength(1)
  expect(list({ notices: unsent }, undefined, Date.parse('2026-11-22T00:00:00+08:00'))).toEqual([])
})

test('the order is urgency, then benefits to confirm, then the deadline, then the amount', () => {
  const order = titles({
    declarations: [
      declared('3天', '待补正', inDays(3)),
      declared('明天', '待补正', inDays(1)),
      benefit('6天', inDays(6)),
      benefit('20天', inDays(20)),
      benefit('少', inDays(4), 10_000),
      benefit('多', inDays(4), 90_000),
      declared('已付', '已兑付'),
    ],
    begun: [begun('常年')],
    notices: [{ id: 'n', title: '10天', publicityEnd: inDays(10) }],
  })
  expect(order).toEqual([
    '提交补正：项目明天',
    '确认享受：项目多',
    '确认享受：项目少',
    '确认享受：项目6天',
    '提交补正：项目3天',
    '确认享受：项目20天',
    '核对公示：10天',
    '继续填写：草稿常年',
    '评价办理：项目已付',
  ])
})

test('what was done leaves the list; while it waits for the network it says 待上传', () => {
  const part = { declarations: [benefit('2', inDays(3))], enquiries: [enquiry('e', '已完成')] }
  const done = new Set([declarationRecord('2'), ratingRecord('e')])
  const unsent = [
    { id: 'u', title: '确认享受：项目2', state: 'waiting', until: { deed: '确认', at: inDays(3) } },
    { id: 'w', title: '评价服务：高企认定代理', state: 'waiting' },
    { id: 'x', title: '收藏：政策', state: 'waiting' },
  ]
  const here = list({ ...part, unsent }, (_, record) => done.has(record))
  expect(here.map(({ title }) => title)).toEqual(['待上传：确认享受：项目2', '待上传：2 项内容'])
  expect(countOf(here)).toBe(3)
  // Nothing waits any more once it has arrived.
  expect(list(part, (_, record) => done.has(record))).toEqual([])
})

test('an answer of another source does not bring back what was done', () => {
  const part = { appeals: [{ id: 'a', title: '用电', state: '待评价', rateBy: inDays(2) }] }
  expect(list(part, (source, record) => source === 'appeals' && record === appealRecord('a'))).toEqual([])
  expect(
    list(part, (source, record) => source === 'declarations' && record === appealRecord('a')),
  ).toHaveLength(1)
})

test('a refused submit stays beside its obligation, without a promise that it is sent', () => {
  const here = list({
    declarations: [declared('1', '待补正', inDays(3))],
    unsent: [{ id: 'u', title: '修改：项目1', state: 'held' }],
  })
  expect(here.map(({ title, loss }) => [title, loss])).toEqual([
    ['提交补正：项目1', '逾期未补正的，申报作废'],
    ['待上传：修改：项目1', '未通过，修改后才能提交'],
  ])
})

test('the calendar has the words of the list, with reminders, and is valid', () => {
  const all = list(kinds.reduce((sum, [, part]) => ({ ...sum, ...part }), {}))
  const dated = all.filter(({ date }) => date !== undefined)
  const site = 'https://qiye.example.gov.cn'
  const feed = calendarFeed(calendarName, obligationEntries(all, site), now)
  const entries = readCalendar(feed)
  expect(entries.map(({ event }) => event.summary)).toEqual(dated.map(({ title }) => title))
  const days = Object.fromEntries(entries.map(({ event, alarms }) => [event.summary, alarms]))
  expect(days['评价诉求：用电']).toBe(2)
  expect(entries.every(({ event }) => dated.some(({ loss }) => event.description.includes(loss)))).toBe(true)
  expect(
    Math.max(...feed.split('\r\n').map((line) => new TextEncoder().encode(line).length)),
  ).toBeLessThanOrEqual(75)
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  // The file for a calendar program that does not subscribe has the same entries.
  const file = readCalendar(calendarFile(obligationEntries(all, site), now))
  expect(file.map(({ event }) => event.uid)).toEqual(entries.map(({ event }) => event.uid))
})

test('special characters of a title arrive in the calendar as they were', () => {
  const title = String.raw`A;B,C\D：“研发费用”补助，含税；2026`.repeat(4)
  const notices = [{ id: 'n', title, publicityEnd: inDays(5) }]
  const [entry] = readCalendar(calendarFile(obligationEntries(list({ notices }), ''), now))
  expect(entry?.event.summary).toBe(`核对公示：${title}`)
})
