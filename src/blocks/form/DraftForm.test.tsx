// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { budgetTypes, docking } from '#api/docking.ts'
import type { FieldError } from '#api/call/error.ts'
import type { Attachment } from '#lib/attachment.ts'
import { announce } from '#offline/channel.ts'
import { draftId, loadDraft, saveDraft } from '#offline/drafts/drafts.ts'
import { readFile } from '#offline/drafts/files.ts'
import { flushForms } from '#offline/drafts/open-forms.ts'
import { setOwner } from '#offline/owner.ts'
import { reopen } from '#offline/outbox/reopen.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { DraftForm } from './DraftForm.tsx'
import type { Ending } from './ending.ts'
import { useDraft } from './useDraft.ts'
import { useDraftForm } from './useDraftForm.ts'

vi.mock('#ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

window.matchMedia = () => ({ matches: true }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined

interface Values {
  title: string
  budgetType: string
  budgetMin: Typed
  attachments: Attachment[]
}

const blank: Values = { title: '', budgetType: '', budgetMin: undefined, attachments: [] }
const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, '请填写标题')),
  budgetType: v.picklist(budgetTypes, '请选择预算方式'),
  budgetMin: v.exactOptional(v.number('请填写预算')),
  attachments: v.array(v.custom<Attachment>(() => true)),
})
const labels = { title: '标题', budgetType: '预算方式', budgetMin: '预算', attachments: '附件' }
const shown = { budgetMin: ({ budgetType }: Values) => budgetType === '固定' }
const mine: Ending['mine'] = { label: '我的需求', link: { to: '/' } }
const ending: Ending = { later: '审核时限', mine, finishOf: () => ({ facts: [] }) }
const key = { form: 'demand', record: 'new' }

interface Props {
  said?: FieldError[]
  prepare?: (file: File) => Promise<File>
}

function Demand({ said, prepare }: Props) {
  const draft = useDraft({ form: 'demand', record: 'new', schemaVersion: 2, blank })
  const form = useDraftForm({
    draft,
    title: ({ title }) => title || '发布需求',
    href: '/demand',
    said,
    schema,
    labels,
    amounts: ['budgetMin'],
    shown,
    send: (values) => [docking.demandSave, { body: { ...values, draft: true as const } }],
  })
  return (
    <DraftForm form={form} submitLabel="提交审核" ending={ending}>
      <form.Field name="title">{(field) => <TextField {...form.bind(field)} required />}</form.Field>
      <form.Field name="budgetType">
        {(field) => <SelectField {...form.bind(field)} required options={['固定', '面议']} />}
      </form.Field>
      <form.Field name="budgetMin">{(field) => <MoneyField {...form.bind(field)} required />}</form.Field>
      <form.Field name="attachments">
        {(field) => <AttachmentField {...form.bind(field)} prepare={prepare} />}
      </form.Field>
    </DraftForm>
  )
}

async function open(shows = '提交审核', props: Props = {}) {
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <Demand {...props} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: shows })
  return page
}

const keep = (values: unknown, part: object = {}) =>
  saveDraft({ key, values, schema: 2, title: '发布需求', href: '/demand', files: [], ...part })
const title = () => screen.getByLabelText(/标题/)
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交审核' }))
const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText(/预算方式/), name)

let userId: string

beforeEach(async () => {
  userId = crypto.randomUUID()
  account.enId = 'en-a'
  account.userInfo = undefined
  Object.assign(deviceState, { outbox: [], receipts: [], reach: 'online' })
  await setOwner({ userId, enId: 'en-a' })
})

test('errors show at a field after it loses the focus, and at all fields after a submit attempt, with links to them', async () => {
  await open()
  expect(screen.queryByText('请填写标题')).toBeNull()
  await userEvent.click(title())
  await userEvent.tab()
  expect(title()).toHaveAccessibleDescription('请填写标题')
  const alerts = () => screen.getAllByRole('alert').map((one) => one.textContent)
  expect(alerts()).toContain('请填写标题')
  expect(screen.queryByText('请选择预算方式')).toBeNull()
  await submit()
  // The focused summary is read out, so no other alert may interrupt it.
  expect(alerts()).not.toContain('请填写标题')
  const summary = screen.getByRole('group', { name: '有 2 处需要修改' })
  expect(summary).toHaveFocus()
  await userEvent.click(within(summary).getByRole('link', { name: '预算方式' }))
  expect(screen.getByLabelText(/预算方式/)).toHaveFocus()
})

test('typed values are kept on the device even while hidden; only visible fields are submitted', async () => {
  await open()
  await userEvent.type(title(), '减速器')
  await choose('固定')
  await userEvent.type(screen.getByLabelText(/^预算\b|^预算\*?$/), '约50')
  await choose('面议')
  expect(screen.queryByLabelText(/^预算\*?$/)).toBeNull()
  expect(await flushForms()).toBe(true)
  expect((await loadDraft(key))?.values).toMatchObject({ budgetMin: '约50', budgetType: '面议' })
  await choose('固定')
  expect(screen.getByLabelText(/^预算\*?$/)).toHaveValue('约50')
  await choose('面议')
  await submit()
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
  expect((await listOutbox())[0]?.input.body).toEqual({
    title: '减速器',
    budgetType: '面议',
    attachments: [],
    draft: true,
  })
  expect(await loadDraft(key)).toBeUndefined()
})

test('files keep the order in which they were added, and are uploaded with the submission', async () => {
  await open()
  await userEvent.type(title(), '减速器')
  await choose('面议')
  const slot = screen.getByLabelText('选择文件：附件')
  const slow = new File(['1'], '一.pdf')
  const bytes = slow.arrayBuffer.bind(slow)
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  slow.arrayBuffer = () => released.then(bytes)
  await userEvent.upload(slot, [slow, new File(['22'], '二.pdf')])
  await userEvent.upload(slot, new File(['333'], '三.pdf'))
  release()
  await screen.findByText('三.pdf')
  expect(screen.getByText('一.pdf')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '移除 二.pdf' }))
  await submit()
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
  const [item] = await listOutbox()
  expect(item?.files.map(({ name }) => name)).toEqual(['一.pdf', '三.pdf'])
  const { attachments } = item!.input.body as { attachments: Attachment[] }
  expect(attachments.map(({ filePath }) => filePath)).toEqual(
    item?.files.map(({ fileId }) => `local:${fileId}`),
  )
  expect(await (await readFile(item!.files[1]!.fileId))?.text()).toBe('333')
})

test('a kept draft is restored; discarding it empties the form', async () => {
  await keep({ ...blank, title: '减速器' })
  await open()
  expect(screen.getByText('已恢复本机草稿。')).toBeVisible()
  expect(title()).toHaveValue('减速器')
  await userEvent.type(title(), '研发')
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿，重新填写' }))
  await userEvent.click(screen.getByRole('button', { name: '丢弃' }))
  await vi.waitFor(() => expect(title()).toHaveValue(''))
  expect(screen.queryByText('已恢复本机草稿。')).toBeNull()
  expect(await flushForms()).toBe(true)
  expect(await loadDraft(key)).toBeUndefined()
})

test('fields lost from an older version of the form are listed', async () => {
  await keep({ title: '减速器', budgetType: 3 }, { schema: 1 })
  await open()
  expect(screen.getByText('以下内容无法保留，请重新填写：预算方式')).toBeVisible()
  expect(title()).toHaveValue('减速器')
})

test('a draft of a newer version is not opened and can only be discarded', async () => {
  await keep({ name: 'x' }, { schema: 3 })
  await open('刷新页面')
  expect(screen.getByText('草稿由更新的版本保存，请刷新页面后继续填写')).toBeVisible()
  expect(screen.queryByLabelText(/标题/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿，重新填写' }))
  await userEvent.click(screen.getByRole('button', { name: '丢弃' }))
  await vi.waitFor(() => expect(title()).toHaveValue(''))
})

test('values typed in another tab appear here and are not overwritten', async () => {
  await open()
  await userEvent.type(title(), '减速器')
  await flushForms()
  await keep({ ...blank, title: '减速器', budgetType: '面议' })
  announce({ type: 'drafts', id: draftId('en-a', key), by: 'another tab' })
  await vi.waitFor(() => expect(screen.getByLabelText(/预算方式/)).toHaveValue('面议'))
  await userEvent.type(title(), '样机')
  await flushForms()
  expect((await loadDraft(key))?.values).toMatchObject({ title: '减速器样机', budgetType: '面议' })
})

test("another enterprise's draft is not opened, but mentioned", async () => {
  await setOwner({ userId, enId: 'en-b' })
  await keep({ ...blank, title: '另一家的' })
  await setOwner({ userId, enId: 'en-a' })
  account.userInfo = { ens: [{ enId: 'en-b', enName: '岚企智能', creditCode: '' }] } as never
  await open()
  expect(screen.getByText('“岚企智能”有该表单的草稿。')).toBeVisible()
  expect(title()).toHaveValue('')
})

test('a refusal shows at its field, and submitting the field unchanged asks for confirmation', async () => {
  await keep(
    { ...blank, title: '减速器', budgetType: '面议' },
    { problems: [{ field: 'title', errorMessage: '标题不合规范' }], reason: '审核不通过' },
  )
  await open()
  expect(screen.getByText('上次提交未通过：审核不通过')).toBeVisible()
  expect(title()).toHaveAccessibleDescription('标题不合规范')
  await submit()
  expect(screen.getByRole('dialog', { name: '有 1 处尚未修改' })).toHaveTextContent('标题')
  expect(await listOutbox()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '仍要提交' }))
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
})

test('a submitted form shows its outcome; reopened it restores the draft, and leaving it unchanged queues it again', async () => {
  await keep({ ...blank, title: '减速器', budgetType: '面议' })
  const page = await open()
  await submit()
  await vi.waitFor(async () => expect(await listOutbox()).toHaveLength(1))
  const [item] = await listOutbox()
  deviceState.outbox = [item!]
  expect(await screen.findByRole('link', { name: '我的需求' })).toBeVisible()
  expect(screen.queryByLabelText(/标题/)).toBeNull()
  await reopen(item!.id)
  deviceState.outbox = []
  await userEvent.click(await screen.findByRole('button', { name: '打开表单' }))
  await vi.waitFor(() => expect(title()).toHaveValue('减速器'))
  // A user who changed nothing returns the item to the outbox by leaving.
  page.unmount()
  await vi.waitFor(async () => expect(await listOutbox()).toMatchObject([{ id: item!.id }]))
  expect(await loadDraft(key)).toBeUndefined()
})

test('a request of the city shows at its field until the field is changed, and does not block the form', async () => {
  await open('提交审核', { said: [{ field: 'title', errorMessage: '请写明型号' }] })
  expect(title()).toHaveAccessibleDescription('请写明型号')
  await userEvent.type(title(), '减速器')
  expect(title()).not.toHaveAccessibleDescription('请写明型号')
})

test('a draft takes its title from its values', async () => {
  await open()
  await userEvent.type(title(), '减速器')
  expect(await flushForms()).toBe(true)
  expect((await loadDraft(key))?.title).toBe('减速器')
})

test('a file is prepared before it is kept; one that fails does not block the others', async () => {
  const prepare = vi.fn((file: File) =>
    file.name === 'bad.jpg'
      ? Promise.reject(new Error('“bad.jpg”无法读取'))
      : Promise.resolve(new File(['small'], file.name, { type: file.type })),
  )
  await open('提交审核', { prepare })
  const jpg = (name: string) => new File(['a large photo'], name, { type: 'image/jpeg' })
  const three = ['one.jpg', 'bad.jpg', 'two.jpg'].map(jpg)
  await userEvent.upload(screen.getByLabelText('选择文件：附件'), three)
  expect(await screen.findByText('“bad.jpg”无法读取')).toBeVisible()
  expect(await flushForms()).toBe(true)
  const files = (await loadDraft(key))?.files ?? []
  expect(files.map(({ name, size }) => `${name} ${String(size)}`)).toEqual(['one.jpg 5', 'two.jpg 5'])
})
