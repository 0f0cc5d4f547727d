// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { moneyText } from '#lib/money.ts'
import { Bars } from './Bars.tsx'
import { Ring } from './Ring.tsx'
import { TimeLine } from './TimeLine.tsx'
import { ValueBar } from './ValueBar.tsx'

const percent = (value: number) => `${String(value)}%`

describe('a value against a limit', () => {
  const show = (part: Partial<Parameters<typeof ValueBar>[0]>) =>
    render(<ValueBar name="研发占比" limit={3} text={percent} {...part} />).container

  test('says that it is met, or by how much it is short, in its own words where given', () => {
    expect(show({ value: 4 })).toHaveTextContent('研发占比 4%达到')
    expect(show({ value: 3 })).toHaveTextContent('3%达到')
    expect(show({ value: 2.5, gapText: (gap) => `${String(gap)} 个百分点` })).toHaveTextContent(
      '还差 0.5 个百分点',
    )
  })
  test('says the limit, and on which side of it values meet it', () => {
    expect(show({ value: 2 })).toHaveTextContent('3% 以上')
    const most = show({ value: 5, isMost: true })
    expect(most).toHaveTextContent('3% 以下')
    expect(most).toHaveTextContent('超出 2%')
  })
  test('of a value that is not known claims neither', () => {
    const unknown = show({})
    expect(unknown).toHaveTextContent('未填写')
    expect(unknown).not.toHaveTextContent(/达到|还差/)
  })
  test('keeps a value beyond the scale at its end and the limit where it was', () => {
    const limitOf = (value: number) =>
      show({ value }).querySelector('[data-tone] > line:last-child')!.getAttribute('x1')
    expect(limitOf(900)).toBe(limitOf(2))
  })
  test('ends the scale at the greatest possible value', () => {
    expect(show({ limit: 80, most: 100, value: 70 })).toHaveTextContent('0%80% 以上100%')
  })
  test('draws a loss to the left of 0, and a limit of 0', () => {
    const { container } = render(
      <ValueBar name="净利润" value={-500_000} limit={1_000_000} text={moneyText} />,
    )
    expect(container).toHaveTextContent('净利润 -50 万元还差 150 万元')
    expect(screen.getByText('-50 万元', { selector: '[aria-hidden]' })).toBeInTheDocument()
    expect(show({ value: 0, limit: 0 })).toHaveTextContent('达到')
  })
})

test('A ring writes each part with its number and leaves out parts of none, but not the counted one', () => {
  const { container } = render(
    <Ring
      unit="项"
      parts={[
        { words: '符合', count: 0, tone: 'ok' },
        { words: '不符合', count: 2, tone: 'bad' },
        { words: '未填写', count: 0, tone: 'open' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['符合 0 项', '不符合 2 项'])
  expect(container.querySelector('svg')).toHaveTextContent('0/2')
})

describe('columns', () => {
  const show = (columns: Parameters<typeof Bars>[0]['columns'], head: Parameters<typeof Bars>[0]['head']) =>
    render(<Bars label="每月到账" head={head} columns={columns} text={moneyText} short={String} unit="元" />)
      .container

  test('are read aloud as a table with units', () => {
    show(
      [
        { label: '11月', value: 120_000, upTo: 500_000 },
        { label: '12月', value: 0 },
      ],
      ['月份', '可确定', '最高'],
    )
    const rows = within(screen.getByRole('table', { name: '每月到账' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '月份可确定最高',
      '11月12 万元50 万元',
      '12月0 元0 元',
    ])
  })
  test('stand on 0, and those below it hang from it', () => {
    const chart = show(
      [
        { label: '一季度', value: 50 },
        { label: '二季度', value: -50 },
      ],
      ['季度', '利润'],
    )
    const [up, down] = [...chart.querySelectorAll('rect')].map((one) => ({
      y: one.getAttribute('y'),
      height: one.getAttribute('height'),
    }))
    expect(up).toEqual({ y: '0%', height: '50%' })
    expect(down).toEqual({ y: '50%', height: '50%' })
  })
  test('of nothing, of one month and of 0 alone have an axis', () => {
    expect(show([], ['月份', '金额']).querySelectorAll('rect')).toHaveLength(0)
    expect(show([{ label: '1月', value: 0 }], ['月份', '金额']).querySelector('rect')).toHaveAttribute(
      'height',
      '0%',
    )
  })
})

describe('a line of time', () => {
  const now = Date.parse('2026-11-29T08:00:00+08:00')
  const day = (text: string) => Date.parse(`${text}T23:59:00+08:00`)
  const days = [
    { at: day('2027-03-31'), label: '技改补助截止' },
    { at: day('2026-12-05'), label: '研发补助截止', isSoon: true },
  ]

  test('names today, the months and, read aloud, the days in order', () => {
    const { container } = render(<TimeLine label="截止日期" now={now} days={days} />)
    const items = within(screen.getByRole('list', { name: '截止日期' })).getAllByRole('listitem')
    expect(items.map((one) => one.textContent)).toEqual([
      '12月5日 研发补助截止',
      '2027年3月31日 技改补助截止',
    ])
    expect(container.querySelector('svg')).toHaveTextContent('今天12月2027年2月3月')
  })
  test('numbers days that fall together, and keeps those after a year at the end', () => {
    const { container } = render(
      <TimeLine
        label="截止日期"
        isListed
        now={now}
        days={[
          ...days,
          { at: day('2026-12-06'), label: '贷款贴息截止' },
          { at: day('2031-01-01'), label: '减税截止' },
        ]}
      />,
    )
    expect(container.querySelector('svg')).toHaveTextContent(/2.*更晚/)
    expect(screen.queryByRole('list')).toBeNull()
  })
  test('without days is today alone', () => {
    const { container } = render(<TimeLine label="截止日期" isListed now={now} days={[]} />)
    expect(container.querySelectorAll('circle')).toHaveLength(0)
    expect(container).toHaveTextContent('今天')
  })
})
