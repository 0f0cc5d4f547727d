import { expect, test } from 'vitest'
import { initialsOf, leavesOf, searchIndustries } from './industry-search.ts'

const leaves = leavesOf([
  {
    code: 'C',
    name: '制造业',
    children: [
      {
        code: '34',
        name: '通用设备制造业',
        children: [
          { code: '342', name: '金属加工机械制造' },
          {
            code: '345',
            name: '轴承、齿轮和传动部件制造',
            children: [
              { code: '3451', name: '滚动轴承制造' },
              { code: '3452', name: '滑动轴承制造' },
            ],
          },
        ],
      },
      { code: '43', name: '金属制品、机械和设备修理业', children: [{ code: '431', name: '金属制品修理' }] },
    ],
  },
])
const found = (text: string) => searchIndustries(leaves, text).map(({ code }) => code)

test('initials follow pinyin and ignore punctuation', () => {
  expect(initialsOf('轴承、齿轮和传动部件制造')).toBe('zcclhcdbjzz')
  expect(initialsOf('软件开发')).toBe('rjkf')
  expect(initialsOf('塑料、橡胶与医药')).toBe('slxjyyy')
})

test.each([
  ['345', ['3451', '3452']],
  ['3452', ['3452']],
  ['C3451', ['3451']],
  ['轴承', ['3451', '3452']],
  ['滑动', ['3452']],
  ['hdzc', ['3452']],
  // Matches the parent's name, where the industry's own name does not match.
  ['齿轮', ['3451', '3452']],
  ['zccl', ['3451', '3452']],
  ['JS', ['342', '431']],
  ['通用', ['342', '3451', '3452']],
  ['没有这个', []],
])('%s finds %j', (text, codes) => expect(found(text)).toEqual(codes))
