// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordLink } from './RecordLink.tsx'

test('The link opens in a new tab without opener and referrer', () => {
  render(<RecordLink href="https://www.gov.cn/">查看原文</RecordLink>)
  const link = screen.getByRole('link', { name: '查看原文' })
  expect(link).toHaveAttribute('href', 'https://www.gov.cn/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'feed:https://evil.example',
  '//evil.example',
])('A link with the address %s is plain text', (href) => {
  const { container } = render(<RecordLink href={href}>查看原文</RecordLink>)
  expect(container).toHaveTextContent('查看原文')
  expect(container.querySelector('a, [href]')).toBeNull()
})
