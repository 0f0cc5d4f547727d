import { describe, expect, test } from 'vitest'
import { readNumberText } from './typed-number.ts'

const wan = { decimals: 6, unit: '万元' }
const people = { decimals: 0, unit: '人' }
const problemOf = (text: string, writing = wan) => {
  const read = readNumberText(text, writing)
  return 'problem' in read ? read.problem : undefined
}

describe('pasting an amount into a field of 万元', () => {
  test.each([
    ['￥4,280.50', 4280.5],
    ['¥4,280.50', 4280.5],
    ['4280\u200b.50', 4280.5],
    ['\u202d4280.5\u202c', 4280.5],
    ['\ufeff4280', 4280],
    ['4280万元整', 4280],
    ['4,280.50 万元', 4280.5],
    ['4280（万元）', 4280],
    ['4280万', 4280],
    ['RMB 4,280', 4280],
    ['CNY4280.5', 4280.5],
    ['人民币：4280万元', 4280],
    ['4280万元人民币', 4280],
    ['元4280', 4280],
    ['4，280', 4280],
    ['4 280.50', 4280.5],
    ['4\u2009280', 4280],
    ['4\u00a0280\u00a0', 4280],
    ['4’280', 4280],
    ['\t4280\r\n', 4280],
    ['４，２８０．５０', 4280.5],
    ['4280。', 4280],
    ['4280，', 4280],
    ['¥-500', -500],
    ['-¥500', -500],
    ['－500', -500],
    ['3千万元', 3000],
    ['1.2 亿元', 12_000],
    ['0元', 0],
  ])('%j', (text, amount) => {
    expect(readNumberText(text, wan)).toEqual({ value: amount * 10_000 })
  })
})

test('an amount in 元 in a field of 万元 offers the readings to choose from', () => {
  expect(readNumberText('4,280元', wan)).toEqual({
    problem: '“4,280元”的单位是元，本栏的单位是万元，请选择要填的数',
    readings: [
      { value: 4_280, words: '0.428 万元（4,280 元）' },
      { value: 42_800_000, words: '4,280 万元' },
    ],
  })
  expect(readNumberText('￥800千元', wan)).toMatchObject({
    readings: [{ value: 800_000 }, { value: 8_000_000 }],
  })
})

test('a reading too large for the field is not offered', () => {
  expect(readNumberText('42,800,000,000 元', wan)).toMatchObject({
    readings: [{ value: 42_800_000_000, words: '4,280,000 万元（42,800,000,000 元）' }],
  })
})

describe('a text that is no amount is rejected with the value read from it', () => {
  test.each([
    ['(1,234.00)', '“(1,234.00)”的括号读作负数 -1,234；如为负数，请写作 -1,234，如不是，请去掉括号'],
    ['（1,234）', '“（1,234）”的括号读作负数 -1,234；如为负数，请写作 -1,234，如不是，请去掉括号'],
    ['\u22121,234', '“−1,234”的“−”读作负号，即 -1,234；如为负数，请用键盘上的“-”填写，如不是，请去掉'],
    ['–500', '“–500”的“–”读作负号，即 -500；如为负数，请用键盘上的“-”填写，如不是，请去掉'],
    ['4.28e3', '“4.28e3”是科学计数法，读作 4,280，请填写完整的数'],
    ['4.28E+03', '“4.28E+03”是科学计数法，读作 4,280，请填写完整的数'],
    ['约4280', '“约4280”中的“约”表示数不准确，请填写准确的数，如 4,280'],
    ['4280左右', '“4280左右”中的“左右”表示数不准确，请填写准确的数，如 4,280'],
    ['4280余万元', '“4280余万元”中的“余”表示数不准确，请填写准确的数，如 4,280'],
    ['≥4280', '“≥4280”中的“≥”表示数不准确，请填写准确的数，如 4,280'],
    ['100-200', '“100-200”是 100 到 200 的范围，请填写一个数'],
    ['100～200万元', '“100～200万元”是 100 到 200 的范围，请填写一个数'],
    ['100至200', '“100至200”是 100 到 200 的范围，请填写一个数'],
    ['一百万', '“一百万”是中文数字，请改用阿拉伯数字'],
    ['人民币叁佰万元整', '“人民币叁佰万元整”是中文数字，请改用阿拉伯数字'],
    ['$4280', '“$4280”不是人民币，请换算成人民币后填写'],
    ['4280万美元', '“4280万美元”不是人民币，请换算成人民币后填写'],
    ['120人', '“120人”的单位“人”与本栏的单位“万元”不同，请核对后只填写数字'],
    ['4,280.50\t3,860', '“4,280.50 3,860”像是几个数，请只填写一个'],
    ['1,0000', '“1,0000”的逗号位置有误，可写作 4,280.50'],
    ['10²', '“10²”不是数字，只能填写数字和小数点'],
    ['1.2.3', '“1.2.3”不是数字，只能填写数字和小数点'],
    ['--5', '“--5”不是数字，只能填写数字和小数点'],
    ['1.2345678', '最多 6 位小数'],
    ['42800000000', '数值过大，请核对单位（万元）'],
  ])('%j', (text, words) => {
    expect(readNumberText(text, wan)).toEqual({ problem: words, readings: [] })
  })
})

describe('a number may have the unit of its field, and no other', () => {
  test.each([
    ['120 人', people, 120],
    ['１２０人', people, 120],
    ['12.5％', { decimals: 2, unit: '%' }, 12.5],
    ['12 %', { decimals: 2, unit: '%' }, 12],
    ['2017年', { decimals: 0, unit: '年' }, 2017],
    ['5 万元', { decimals: 2, unit: '元' }, 50_000],
    ['￥1,800.00元', { decimals: 2, unit: '元' }, 1_800],
  ])('%j', (text, writing, value) => {
    expect(readNumberText(text, writing)).toEqual({ value })
  })
  test.each([
    ['120名', people, '“120名”的单位“名”与本栏的单位“人”不同，请核对后只填写数字'],
    ['1.2万人', people, '“1.2万人”的单位“万人”与本栏的单位“人”不同，请核对后只填写数字'],
    ['12台', { decimals: 0, unit: '' }, '“12台”带有单位“台”，请只填写数字'],
    ['￥120', people, '“￥120”不是数字，只能填写数字和小数点'],
    ['12.5', people, '应为整数'],
  ])('%j is refused', (text, writing, words) => {
    expect(problemOf(text, writing)).toBe(words)
  })
})
