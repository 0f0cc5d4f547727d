import { describe, expect, test } from 'vitest'
import {
  afterRating,
  appealGroups,
  appealLifecycle,
  isSatisfied,
  mayWithdraw as mayWithdrawAppeal,
} from './appeal-states.ts'
import {
  applicationLifecycle,
  benefitLifecycle,
  declarationLifecycle,
  isVoid,
  materialLifecycle,
  mayWithdraw,
} from './declaration-states.ts'
import { contactLifecycle, dockingLifecycle, dockingMoves } from './docking-states.ts'
import { listingLifecycle } from './listing-states.ts'
import { productLifecycle } from './product-states.ts'
import { enquiryLifecycle, providerLifecycle } from './provider-states.ts'
import { signupLifecycle } from './signup-states.ts'
import { states } from './states.ts'

const light = states({
  红灯: { tone: 'bad', next: ['绿灯'] },
  绿灯: { tone: 'ok', next: ['黄灯'], own: ['停用'], late: ['红灯'] },
  黄灯: { tone: 'warn', by: 'owner', next: ['红灯'] },
  停用: { tone: 'neutral', reason: true },
})

describe('a table of states', () => {
  test('lets a record go where it leads, and nowhere else', () => {
    expect(light.can('红灯', '绿灯')).toBe(true)
    expect(light.can('红灯', '黄灯')).toBe(false)
    expect(light.can('停用', '红灯')).toBe(false)
  })
  test('asks who takes it there', () => {
    expect([light.can('绿灯', '黄灯', 'city'), light.can('绿灯', '黄灯', 'owner')]).toEqual([true, false])
    expect([light.can('绿灯', '停用', 'owner'), light.can('绿灯', '停用', 'city')]).toEqual([true, false])
    expect([light.can('绿灯', '红灯', 'clock'), light.can('绿灯', '红灯', 'owner')]).toEqual([true, false])
    expect([light.can('黄灯', '红灯', 'owner'), light.can('黄灯', '红灯', 'city')]).toEqual([true, false])
  })
  test('knows its words, its ends, its colours and what needs a reason', () => {
    expect(light.words).toEqual(['红灯', '绿灯', '黄灯', '停用'])
    expect(light.words.filter(light.isFinal)).toEqual(['停用'])
    expect(light.words.map(light.toneOf)).toEqual(['bad', 'ok', 'warn', 'neutral'])
    expect(light.words.filter(light.needsReason)).toEqual(['停用'])
  })
})

test.each([
  ['application', applicationLifecycle],
  ['benefit', benefitLifecycle],
  ['material', materialLifecycle],
  ['docking', dockingLifecycle],
  ['contact', contactLifecycle],
  ['listing', listingLifecycle],
  ['product', productLifecycle],
  ['provider', providerLifecycle],
  ['enquiry', enquiryLifecycle],
  ['appeal', appealLifecycle],
  ['signup', signupLifecycle],
])('no state of the %s turns out badly without a reason, and every one can be reached', (_, lifecycle) => {
  const { words, table } = lifecycle as ReturnType<typeof states>
  for (const word of words) {
    const { tone, reason } = table[word]!
    expect([word, tone === 'bad' && !reason]).toEqual([word, false])
  }
  const reached = new Set(
    Object.values(table).flatMap(({ next = [], own = [], late = [] }) => [...next, ...own, ...late]),
  )
  const begins = ['草稿', '已提交', '系统比对', '待审核', '待对接', '待联系', '待受理']
  expect(words.filter((word) => !reached.has(word) && !begins.includes(word))).toEqual([])
})

test('a declaration is withdrawn until its review begins, and while it is returned', () => {
  expect(declarationLifecycle.words.filter(mayWithdraw)).toEqual(['已提交', '已受理', '待补正'])
})

test('an item is free again when its declaration came to nothing', () => {
  expect(declarationLifecycle.words.filter(isVoid)).toEqual([
    '草稿',
    '不予通过',
    '已撤回',
    '逾期作废',
    '放弃享受',
    '逾期未确认',
  ])
})

test('an owner puts up, takes down and solves what was let through', () => {
  const from = (to: (typeof dockingMoves)[keyof typeof dockingMoves]) =>
    dockingLifecycle.words.filter((word) => dockingLifecycle.can(word, to, 'owner'))
  expect(from(dockingMoves.up)).toEqual(['已下架', '已过期'])
  expect(from(dockingMoves.down)).toEqual(['已上架', '已过期'])
  expect(from(dockingMoves.solve)).toEqual(['已上架', '已下架', '已过期'])
})

test('an appeal is taken back until the work begins, and while it is returned', () => {
  expect(appealLifecycle.words.filter(mayWithdrawAppeal)).toEqual([
    '待受理',
    '已受理',
    '已转交',
    '已退回补充',
  ])
})

test('each state of an appeal is counted in one group', () => {
  expect(Object.values(appealGroups).flat().sort()).toEqual([...appealLifecycle.words].sort())
})

test('unsolved opens an appeal once again, and ends it the second time', () => {
  expect(afterRating('未解决', false)).toBe('办理中')
  expect(afterRating('未解决', true)).toBe('已办结')
  expect(afterRating('部分解决', false)).toBe('已办结')
})

test('what was not rated, or not solved, never counts as satisfied', () => {
  expect(isSatisfied(undefined)).toBe(false)
  expect(isSatisfied({ solved: '未解决', score: 5 })).toBe(false)
  expect(isSatisfied({ solved: '部分解决', score: 4 })).toBe(true)
  expect(isSatisfied({ solved: '已解决', score: 3 })).toBe(false)
})
