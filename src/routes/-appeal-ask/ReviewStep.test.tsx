// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dateText } from '#lib/dates.ts'
import { dueOf } from '#rules/appeal-clock.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { blankValues, type Values } from './schema.ts'
import type { AskForm } from './useAsk.ts'

vi.mock('#blocks/form/Review.tsx', () => ({ Review: () => null }))

const show = (change: Partial<Values>) => {
  const form = { values: blankValues({ type: '求助', ...change }), base: undefined } as AskForm
  return render(<ReviewStep form={form} goTo={() => undefined} />)
}

test('The review shows the date by which an answer is due', () => {
  show({})
  const due = dateText(dueOf('求助', Date.now()))
  expect(screen.getByText(new RegExp(`^4 个工作日内，今天提交的在${due}前答复`))).toBeInTheDocument()
})

test('The review warns of contacts in title and content only if the appeal is public', () => {
  const contacts = { title: '加 QQ 12345678', content: '请致电 138 0000 0004 联系。' }
  show(contacts).unmount()
  expect(screen.queryByText(/QQ 号/)).toBeNull()
  show({ ...contacts, isPublic: true })
  expect(screen.getByText('公开的内容中有QQ 号、手机号。')).toBeInTheDocument()
})
