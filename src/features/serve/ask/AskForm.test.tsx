// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { actFor, WithRecord } from '#blocks/form/known.test-kit.tsx'
import { AskForm } from './AskForm.tsx'
import type { askedFields } from './typed.ts'

beforeEach(actFor)

function Ask() {
  const [typed, setTyped] = useState<DeedForm<typeof askedFields>['typed']>()
  return <AskForm typed={typed} onChange={setTyped} onSend={() => undefined} />
}

test('the contact comes from the record of the enterprise, and the field names the source until the value changes', async () => {
  render(<Ask />, { wrapper: WithRecord })
  const name = await screen.findByLabelText(/^联系人/)
  expect(name).toHaveValue('何嘉树')
  expect(screen.getAllByText('来自企业档案')).toHaveLength(2)
  await userEvent.type(name, '先生')
  await userEvent.type(screen.getByLabelText(/^咨询内容/), '想办理')
  expect(name).toHaveValue('何嘉树先生')
  expect(screen.getByLabelText(/^联系电话/)).toHaveValue('13800000004')
  expect(screen.getAllByText('来自企业档案')).toHaveLength(1)
})
