// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Steps } from './Steps.tsx'

const short = ['政策匹配', '差距诊断', '材料编制', '网上填报', '评审跟进', '兑付协助'].map((title) => ({
  title,
}))

test('steps are an ordered list with their words, in order', () => {
  render(<Steps label="办理流程" steps={[{ title: '提交', words: '十分钟' }, { title: '审核' }]} />)
  const list = screen.getByRole('list', { name: '办理流程' })
  expect(list.tagName).toBe('OL')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['提交十分钟', '审核'])
})

test('short steps stand across, long or many ones down', () => {
  const isAcross = () => screen.getByRole('list').hasAttribute('data-across')
  const { rerender } = render(<Steps steps={short} />)
  expect(isAcross()).toBe(true)
  rerender(
    <Steps
      steps={[...short, { title: '受理', words: '主管部门在五个工作日内告知是否受理，并列出需要补正的材料' }]}
    />,
  )
  expect(isAcross()).toBe(false)
  rerender(<Steps steps={[...short, ...short]} />)
  expect(isAcross()).toBe(false)
})
