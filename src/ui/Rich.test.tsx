// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'
import { Rich } from './Rich.tsx'

test('Text, headings and tables are kept', () => {
  render(<Rich html="<h2>支持标准</h2><table><tbody><tr><td>一次性奖励</td></tr></tbody></table>" />)
  expect(screen.getByRole('heading', { name: '支持标准' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '一次性奖励' })).toBeVisible()
})

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">点我</a>',
  '<iframe src="https://example.com"></iframe>',
  '<form action="https://example.com"><input name="password"></form>',
  '<p style="position:fixed;inset:0">盖住整页</p>',
  '<style>body{display:none}</style>',
  '<svg><use href="#x"/></svg>',
])('Markup that could run code or cover the page is removed: %s', (html) => {
  const { container } = render(<Rich html={`<p>正文</p>${html}`} />)
  expect(screen.getByText('正文')).toBeVisible()
  expect(
    container.querySelector('script, iframe, form, input, style, svg, [onerror], [style], [href]'),
  ).toBeNull()
})

test('A link opens in a new tab without opener and referrer', () => {
  render(<Rich html='<a href="https://www.gov.cn/">原文</a>' />)
  const link = screen.getByRole('link', { name: '原文' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'feed:https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'ftp://evil.example/',
  'sms:+8613800000001',
])('A link to %j becomes plain text', (href) => {
  const { container } = render(<Rich html={`<p>见<a href="${href}"><b>原文</b></a>。</p>`} />)
  expect(container.textContent).toBe('见原文。')
  expect(container.querySelector('a, [href]')).toBeNull()
})

test.each(['https://www.gov.cn/', 'tel:12345', 'mailto:a@city.example', '/policy/search'])(
  'A link to %s stays a link',
  (href) => {
    render(<Rich html={`<a href="${href}">原文</a>`} />)
    expect(screen.getByRole('link', { name: '原文' })).toHaveAttribute('href', href)
  },
)

test('A new text replaces the previous one', () => {
  const { container, rerender } = render(<Rich html="<p>甲</p>" />)
  rerender(<Rich html="<p>乙</p>" />)
  expect(container.textContent).toBe('乙')
})

test("Headings get the portal's ids as link targets, and the city's ids are removed", () => {
  const html = '<h2 id="evil">总则</h2><p>文</p><h3>附则 <em>二</em></h3>'
  expect(headingsOf(html)).toEqual(['总则', '附则 二'])
  const { container } = render(<Rich html={html} anchor="chapter" />)
  expect([...container.querySelectorAll('[id]')].map((one) => [one.id, one.textContent])).toEqual([
    ['chapter-1', '总则'],
    ['chapter-2', '附则 二'],
  ])
})
