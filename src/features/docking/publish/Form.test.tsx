// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { actFor, WithRecord } from '#blocks/form/known.test-kit.tsx'
import { saveDraft } from '#offline/drafts/drafts.ts'
import { Form } from './Form.tsx'
import { blankValues, DRAFT_SCHEMA } from './schema.ts'

vi.mock('#ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))
window.matchMedia = () => ({ matches: true }) as MediaQueryList
beforeEach(actFor)

async function open() {
  render(<Form kind="demand" />, { wrapper: WithRecord })
  await screen.findByRole('heading', { name: '需求内容' })
}
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
/** Returns the queries within the label of a field. */
const head = (label: string) => within(screen.getByText(new RegExp(`^${label}`)).closest('div')!)

test('industry, region and contact come from the record of the enterprise, and the field names the source until the value changes', async () => {
  await open()
  expect(control('所在地区')).toHaveValue('临港区')
  expect(control('所属行业')).toHaveValue('新材料')
  expect(control('联系人')).toHaveValue('何嘉树')
  expect(head('所在地区').getByText('来自企业档案')).toBeVisible()
  expect(head('标题').queryByText('来自企业档案')).toBeNull()
  await userEvent.selectOptions(control('所在地区'), '')
  expect(head('所在地区').queryByText('来自企业档案')).toBeNull()
})

test('a draft keeps its typed values', async () => {
  const values = { ...blankValues({}), title: '减速器', region: '高新区', industry: '' }
  await saveDraft({
    key: { form: 'docking-demand', record: 'new' },
    schema: DRAFT_SCHEMA,
    values,
    title: '减速器',
    href: '/',
    files: [],
  })
  await open()
  expect(control('所在地区')).toHaveValue('高新区')
  expect(control('所属行业')).toHaveValue('')
  expect(head('所属行业').queryByText('来自企业档案')).toBeNull()
})

test('a field without its choices says so and offers none', async () => {
  onlineManager.setOnline(false)
  await open()
  expect(control('所属行业')).toHaveAccessibleDescription('目前只能保留已选内容，联网后更换')
  expect(control('单位')).toHaveAccessibleDescription('选项未保存到本机，联网后补填')
  onlineManager.setOnline(true)
})
