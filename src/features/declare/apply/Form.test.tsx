// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldError } from '#api/call/error.ts'
import { loadDraft } from '#offline/drafts/drafts.ts'
import { setOwner } from '#offline/owner.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { account } from '#session/account.ts'
import { draftKey } from './draft.ts'
import { filled, item, withForm } from './example.test-data.ts'
import { Form } from './Form.tsx'
import type { Values } from './schema.ts'
import type { StepKey } from './step-keys.ts'

window.matchMedia = () => ({ matches: true }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined

beforeEach(async () => {
  account.enId = 'en-hailan'
  await setOwner({ userId: 'u-enterprise', enId: 'en-hailan' })
})

interface Begin {
  values?: Values
  step?: StepKey
  problems?: FieldError[]
  onSent?: (id: string) => void
}

const noSubItems: [] = []
const noPrefill = { form: {}, sources: {} }

function Page({ values = filled, step = 'company', problems = [], onSent = vi.fn() }: Begin) {
  const [at, setAt] = useState(step)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <Form
        item={item}
        subItems={noSubItems}
        prefill={noPrefill}
        start={{ values, foreign: false, lost: [] }}
        problems={problems}
        href="/declare/apply/add?item=item-rd"
        step={at}
        onStep={setAt}
        onSent={onSent}
      />
    </QueryClientProvider>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a step with something wrong is not left: the summary takes focus and says what', async () => {
  render(<Page step="project" values={withForm({ rdCost: 50_000_000, applyAmount: '约50' })} />)
  expect(screen.queryByText('研发费用不能大于营业收入')).toBeNull()
  await press('下一步')
  const summary = screen.getByRole('group', { name: '有 2 处需要修改' })
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('上年研发费用：研发费用不能大于营业收入')
  expect(summary).toHaveTextContent('申请金额：“约50”不是数字，只填数字和小数点')
  expect(screen.getByLabelText(/上年研发费用/)).toHaveAccessibleDescription('研发费用不能大于营业收入')
})

test('the error of a pair goes when the other field is mended', async () => {
  render(<Page step="project" values={withForm({ rdCost: 50_000_000 })} />)
  await press('下一步')
  const revenue = screen.getByLabelText(/上年营业收入/)
  await userEvent.clear(revenue)
  await userEvent.type(revenue, '6000')
  expect(screen.getByLabelText(/上年研发费用/)).toBeValid()
  expect(screen.getByLabelText(/研发费用占比/)).toHaveValue('83.33')
})

test('a required paper that is missing is asked for at its slot', async () => {
  render(
    <Page
      step="materials"
      values={{ ...filled, materials: filled.materials.map((slot) => ({ ...slot, files: [] })) }}
    />,
  )
  await press('下一步')
  const slot = screen.getByLabelText('选择文件：研发费用专项审计报告')
  expect(slot).toBeInvalid()
  expect(slot).toHaveAccessibleDescription(/请上传研发费用专项审计报告/)
  expect(screen.getByLabelText('选择文件：研发项目立项书')).toBeValid()
})

test('no address leads past a step that is not in order', () => {
  render(<Page step="review" values={withForm({ contactPhone: '' })} />)
  expect(screen.getByLabelText(/联系电话/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '提交申报' })).toBeNull()
})

test('what the city refused stands at its field until it is changed', async () => {
  const problems = [{ field: 'form.applyAmount', errorMessage: '本项目额度已用完' }]
  render(<Page step="project" problems={problems} />)
  const amount = screen.getByLabelText(/申请金额/)
  expect(amount).toHaveAccessibleDescription(/本项目额度已用完/)
  expect(screen.getByRole('link', { name: '申请金额' })).toBeVisible()
  await userEvent.type(amount, '1')
  expect(screen.queryByText(/本项目额度已用完/)).toBeNull()
})

test('handed in, it waits in the outbox, and the draft is gone', async () => {
  const onSent = vi.fn()
  render(<Page step="review" values={{ ...filled, agreed: false }} onSent={onSent} />)
  await press('提交申报')
  expect(screen.getByRole('group', { name: '有 1 处需要修改' })).toHaveTextContent('请先确认承诺')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('提交申报')
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  const [waiting] = await listOutbox()
  expect(onSent).toHaveBeenCalledWith(waiting?.id)
  expect(waiting).toMatchObject({
    record: 'declare:item-rd',
    endpoint: 'declare.create',
    title: item.name,
    files: [{ fileId: 'f1' }],
    draft: { href: '/declare/apply/add?item=item-rd' },
  })
  expect(await loadDraft(draftKey('item-rd'))).toBeUndefined()
})
