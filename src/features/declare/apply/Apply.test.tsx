// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldError } from '#api/call/error.ts'
import { loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { memoryCaches } from '#offline/memory-caches.test-kit.ts'
import { owner, setOwner } from '#offline/owner.ts'
import { keepReceived } from '#offline/received.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { Apply } from './Apply.tsx'
import { DRAFT_SCHEMA, draftKey } from './draft.ts'
import { declaration, filled, item, withDetails, withForm } from './example.test-data.ts'
import type { Values } from './schema.ts'
import type { StepKey } from './step-keys.ts'

vi.mock('#ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

window.matchMedia = () => ({ matches: true }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined
// Fails every request, so that the form opens without the enterprise's profile.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(async () => {
  account.enId = 'en-chengyue'
  deviceState.outbox = []
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-chengyue' })
})

interface Begin {
  values?: Values
  step?: StepKey
  problems?: FieldError[]
  isReturned?: boolean
}

const href = '/declare/apply/add?item=item-rd'

function Page({ step = 'company', isReturned = false }: Begin) {
  const [at, setAt] = useState(step)
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Apply
        item={item}
        declaration={isReturned ? declaration : undefined}
        href={href}
        step={at}
        onStep={setAt}
      />
    </QueryClientProvider>
  )
}

/** Opens the form with a draft of these values. */
async function open({ values = filled, problems, ...page }: Begin) {
  await saveDraft({
    key: draftKey(page.isReturned ? declaration.id : item.id),
    values,
    schema: DRAFT_SCHEMA,
    title: item.name,
    href,
    files: [],
    ...(problems ? { problems } : {}),
  })
  render(<Page {...page} />)
  await screen.findByRole('navigation', { name: '填写步骤' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a step with errors stays open: the error summary takes the focus and lists them', async () => {
  await open({
    step: 'project',
    values: { ...withForm({ applyAmount: '约50' }), details: withDetails({ rdCost: 50_000_000 }).details },
  })
  expect(screen.queryByText('上年研发费用不能大于上年营业收入')).toBeNull()
  await press('下一步')
  const summary = screen.getByRole('group', { name: '有 2 处需要修改' })
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('上年研发费用：上年研发费用不能大于上年营业收入')
  expect(summary).toHaveTextContent('申请金额：“约50”中的“约”表示数不准确，请填写准确的数，如 50')
  expect(screen.getByLabelText(/上年研发费用/)).toHaveAccessibleDescription(
    '上年研发费用不能大于上年营业收入',
  )
})

test('the first step says that files of other apps wait for the papers, and no later step repeats it', async () => {
  vi.stubGlobal('caches', memoryCaches())
  const shared = [new File(['%PDF'], '审计报告.pdf'), new File(['{}'], '草稿.draft')]
  await keepReceived(shared, owner()?.userId ?? '')
  await open({})
  expect(await screen.findByText('有 1 个收到的文件等待放入。')).toBeVisible()
  expect(screen.getByText('填到“申报材料”一步时，在附件栏选择“使用”。')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看收到的文件' })).toBeVisible()
  await press('下一步')
  await screen.findByRole('group', { name: /^第 2 步/ })
  expect(screen.queryByText(/收到的文件/)).toBeNull()
})

test('the error of two fields disappears when the other field is corrected', async () => {
  await open({ step: 'project', values: withDetails({ rdCost: 50_000_000 }) })
  await press('下一步')
  const revenue = screen.getByLabelText(/上年营业收入/)
  await userEvent.clear(revenue)
  await userEvent.type(revenue, '6000')
  // Waits, because the checks run shortly after typing.
  await waitFor(() => expect(screen.getByLabelText(/上年研发费用/)).toBeValid())
  await waitFor(() => expect(screen.getByLabelText(/研发费用占比/)).toHaveValue('83.33'))
})

test('a missing required paper is reported at its slot', async () => {
  const materials = filled.materials.map((slot) => ({ ...slot, files: [] }))
  await open({ step: 'materials', values: { ...filled, materials } })
  await press('下一步')
  const slot = screen.getByLabelText('选择文件：研发费用专项审计报告')
  expect(slot).toBeInvalid()
  expect(slot).toHaveAccessibleDescription(/请上传研发费用专项审计报告/)
  expect(screen.getByLabelText('选择文件：研发项目立项书')).toBeValid()
})

test('no address skips a step with errors', async () => {
  await open({ step: 'review', values: withForm({ contactPhone: '' }) })
  expect(screen.getByLabelText(/联系电话/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '提交申报' })).toBeNull()
})

test('an error from the city shows at its field until the field is changed', async () => {
  const problems = [{ field: 'form.applyAmount', errorMessage: '本项目额度已用完' }]
  await open({ step: 'project', problems })
  const amount = screen.getByLabelText(/申请金额/)
  expect(amount).toHaveAccessibleDescription(/本项目额度已用完/)
  expect(screen.getByRole('link', { name: '申请金额' })).toBeVisible()
  await userEvent.type(amount, '1')
  expect(screen.queryByText(/本项目额度已用完/)).toBeNull()
})

test('a submitted declaration waits in the outbox, and its draft is removed', async () => {
  await open({ step: 'review' })
  await press('提交申报')
  expect(screen.getByRole('group', { name: '有 1 处需要修改' })).toHaveTextContent('请先确认承诺')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('提交申报')
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
  const [waiting] = await listOutbox()
  expect(screen.queryByRole('button', { name: '提交申报' })).toBeNull()
  expect(waiting).toMatchObject({
    record: 'declare:item-rd',
    endpoint: 'declare.create',
    title: item.name,
    files: [{ fileId: 'f1' }],
    draft: { href: '/declare/apply/add?item=item-rd' },
  })
  expect(await loadDraft(draftKey('item-rd'))).toBeUndefined()
})

test('the review shows the values, and each line leads back to its field', async () => {
  await open({ step: 'review', values: withDetails({ rdCost: 0 }) })
  expect(screen.getByText('4,280 万元')).toBeVisible()
  expect(screen.getByText('120 人')).toBeVisible()
  expect(screen.queryByText('子项')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '修改项目名称' }))
  expect(screen.getByLabelText(/项目名称/)).toHaveFocus()
})

test('a returned declaration accepts further papers that its item does not list', async () => {
  await open({ step: 'materials', isReturned: true })
  expect(screen.getByLabelText('选择文件：补充材料')).toHaveAccessibleDescription(
    /补正原因要求但清单中没有的材料/,
  )
  await userEvent.upload(
    screen.getByLabelText('选择文件：补充材料'),
    new File(['x'], '情况说明.docx', { type: 'application/msword' }),
  )
  expect(await screen.findByText('情况说明.docx')).toBeVisible()
  await press('下一步')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('提交补正')
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
  const [waiting] = await listOutbox()
  expect(waiting).toMatchObject({
    endpoint: 'declare.update',
    files: [{ fileId: 'f1' }, { name: '情况说明.docx' }],
  })
  expect(waiting?.input.body).toMatchObject({
    action: 'resubmit',
    materials: [
      { fileName: '报告.pdf' },
      { fileName: '报告.pdf' },
      { name: '补充材料', fileName: '情况说明.docx' },
    ],
  })
})

test('a returned declaration without any change is not submitted, and says so', async () => {
  await open({ step: 'review', isReturned: true })
  await userEvent.click(screen.getByRole('checkbox'))
  await press('提交补正')
  expect(await screen.findByText(/与退回前的内容相同，请按补正原因修改后提交/)).toBeVisible()
  expect(screen.getByRole('group', { name: '有 1 处需要修改' })).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await listOutbox()).toEqual([])
})

test('a new declaration has no slot for further papers', async () => {
  await open({ step: 'materials' })
  expect(screen.queryByLabelText('选择文件：补充材料')).toBeNull()
})
