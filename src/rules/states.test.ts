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

describe('a lifecycle', () => {
  test('allows the transitions of its table and no others', () => {
    expect(light.can('红灯', '绿灯')).toBe(true)
    expect(light.can('红灯', '黄灯')).toBe(false)
    expect(light.can('停用', '红灯')).toBe(false)
  })
  test('allows a transition only to its actor', () => {
    expect([light.can('绿灯', '黄灯', 'city'), light.can('绿灯', '黄灯', 'owner')]).toEqual([true, false])
    expect([light.can('绿灯', '停用', 'owner'), light.can('绿灯', '停用', 'city')]).toEqual([true, false])
    expect([light.can('绿灯', '红灯', 'clock'), light.can('绿灯', '红灯', 'owner')]).toEqual([true, false])
    expect([light.can('黄灯', '红灯', 'owner'), light.can('黄灯', '红灯', 'city')]).toEqual([true, false])
  })
  test('lists its states, its final states, its tones and the states that need a reason', () => {
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
])('each bad state of the %s needs a reason, and each state can be reached', (_, lifecycle) => {
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

test('an item can be declared again when its declaration ended without success', () => {
  expect(declarationLifecycle.words.filter(isVoid)).toEqual([
    '草稿',
    '不予通过',
    '已撤回',
    '逾期作废',
    '放弃享受',
    '逾期未确认',
  ])
})

test('an owner publishes, takes down and solves an approved record', () => {
  const from = (to: (typeof dockingMoves)[keyof typeof dockingMoves]) =>
    dockingLifecycle.words.filter((word) => dockingLifecycle.can(word, to, 'owner'))
  expect(from(dockingMoves.up)).toEqual(['已下架', '已过期'])
  expect(from(dockingMoves.down)).toEqual(['已上架', '已过期'])
  expect(from(dockingMoves.solve)).toEqual(['已上架', '已下架', '已过期'])
})

test('an appeal can be withdrawn until the work begins, and while it is returned', () => {
  expect(appealLifecycle.words.filter(mayWithdrawAppeal)).toEqual([
    '待受理',
    '已受理',
    '已转交',
    '已退回补充',
  ])
})

test('each state of an appeal belongs to one group', () => {
  expect(Object.values(appealGroups).flat().sort()).toEqual([...appealLifecycle.words].sort())
})

test('the rating 未解决 reopens an appeal once, and ends it the second time', () => {
  expect(afterRating('未解决', false)).toBe('办理中')
  expect(afterRating('未解决', true)).toBe('已办结')
  expect(afterRating('部分解决', false)).toBe('已办结')
})

test('an appeal without rating or unsolved never counts as satisfied', () => {
  expect(isSatisfied(undefined)).toBe(false)
  expect(isSatisfied({ solved: '未解决', score: 5 })).toBe(false)
  expect(isSatisfied({ solved: '部分解决', score: 4 })).toBe(true)
  expect(isSatisfied({ solved: '已解决', score: 3 })).toBe(false)
})
