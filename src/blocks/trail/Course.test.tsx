// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Course, type CourseStage } from './Course.tsx'

const node = (title: string) => ({ id: title, title, stage: 'done' as const })
const stages: CourseStage[] = [
  { name: '提交', stage: 'done', note: '11月3日', nodes: [node('提交申报')] },
  { name: '审核', stage: 'current', nodes: [node('初审'), node('复审')] },
  { name: '公示', stage: 'ahead', nodes: [] },
]

test('the stage under way is open, another one is opened by a press, one without steps is no button', async () => {
  render(<Course stages={stages} />)
  const open = () => screen.getAllByRole('button', { expanded: true }).map((one) => one.textContent)
  expect(open()).toEqual(['审核进行中'])
  expect(screen.queryByRole('button', { name: /公示/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /提交/ }))
  expect(open()).toEqual(['提交已完成11月3日'])
})

test('a reader who does not see the marks hears how far each stage has come, and all steps are on paper', () => {
  render(<Course stages={stages} />)
  const items = screen
    .getAllByRole('listitem')
    .filter((one) => one.parentElement === screen.getAllByRole('list')[0])
  expect(items.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items[2]).toHaveTextContent('公示未开始')
  expect(within(items[1]!).getAllByRole('listitem')).toHaveLength(2)
})
