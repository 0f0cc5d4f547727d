// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Attachment } from '#lib/attachment.ts'
import { ActionBar } from './ActionBar.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DraftNote } from './DraftNote.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { focusField } from './field.ts'
import { FileField } from './FileField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { SeveralField } from './SeveralField.tsx'
import { Stepper } from './Stepper.tsx'
import { Fluent } from './Fluent.tsx'
import { TextField } from './TextField.tsx'
import type { Typed } from './typed.ts'

window.matchMedia = () => ({ matches: true }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined

const show = (ui: ReactNode) => render(<Fluent>{ui}</Fluent>)

test('A field has its label, hint and error for screen readers', () => {
  show(
    <TextField
      name="phone"
      label="联系电话"
      required
      hint="11 位手机号"
      source="来自企业档案"
      error="联系电话应为 11 位手机号"
      value="138"
      onChange={vi.fn()}
    />,
  )
  const input = screen.getByRole('textbox', { name: /^联系电话/ })
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/联系电话应为 11 位手机号.*11 位手机号/)
  expect(input).not.toHaveAccessibleName(/企业档案/)
})

test('A choice has its required state, hint and error for screen readers', () => {
  const options = ['是', '否']
  show(
    <>
      <ChoiceField
        name="solved"
        label="是否解决"
        required
        hint="按实际情况选择"
        error="请选择是否解决"
        value={undefined}
        onChange={vi.fn()}
        options={options.map((one) => ({ value: one, label: one }))}
      />
      <SeveralField
        name="types"
        label="服务类别"
        required
        hint="可以多选"
        value={undefined}
        onChange={vi.fn()}
        options={options}
      />
    </>,
  )
  const one = screen.getByRole('radiogroup', { name: '是否解决' })
  expect(one).toBeRequired()
  expect(one).toBeInvalid()
  expect(one).toHaveAccessibleDescription('按实际情况选择 请选择是否解决')
  expect(screen.getByRole('group', { name: '服务类别，必填' })).toHaveAccessibleDescription('可以多选')
})

test('A field without an error is valid', () => {
  show(<TextField name="phone" label="联系电话" value="" onChange={vi.fn()} />)
  expect(screen.getByLabelText('联系电话')).toBeValid()
})

function Amount({ onValue }: { onValue: (value: Typed) => void }) {
  const [value, setValue] = useState<Typed>(42_800_000)
  return (
    <>
      <MoneyField
        name="revenue"
        label="营业收入"
        value={value}
        onChange={(next) => {
          setValue(next)
          onValue(next)
        }}
      />
      <button type="button" onPointerEnter={() => setValue(61_000_000)}>
        取自年报
      </button>
    </>
  )
}

test('An amount is typed in 万元, stored in 元, and formatted after the field is left', async () => {
  const onValue = vi.fn()
  show(<Amount onValue={onValue} />)
  const input = screen.getByLabelText('营业收入')
  expect(input).toHaveValue('4,280.00')
  await userEvent.clear(input)
  await userEvent.type(input, '12345.6')
  expect(input).toHaveValue('12345.6')
  await userEvent.tab()
  expect(input).toHaveValue('12,345.60')
  expect(onValue).toHaveBeenLastCalledWith(123_456_000)
})

test('An amount from elsewhere replaces the typed text', async () => {
  show(<Amount onValue={vi.fn()} />)
  const input = screen.getByLabelText('营业收入')
  await userEvent.type(input, '0')
  expect(input).toHaveValue('4,280.000')
  await userEvent.hover(screen.getByText('取自年报'))
  expect(input).toHaveFocus()
  expect(input).toHaveValue('6,100.00')
})

test('Text that is no amount stays in the field and is explained', async () => {
  const onValue = vi.fn()
  show(<Amount onValue={onValue} />)
  const input = screen.getByLabelText('营业收入')
  await userEvent.clear(input)
  await userEvent.type(input, '约50x')
  await userEvent.tab()
  expect(input).toHaveValue('约50x')
  expect(input).toHaveAccessibleDescription('“约50x”不是数字，只能填写数字和小数点')
  expect(onValue).toHaveBeenLastCalledWith('约50x')
})

test('元 in a field of 万元 is an error until the user selects a reading, with the keyboard too', async () => {
  const onValue = vi.fn()
  show(<Amount onValue={onValue} />)
  const input = screen.getByLabelText('营业收入')
  await userEvent.clear(input)
  await userEvent.type(input, '4280元')
  expect(screen.queryByRole('group', { name: '营业收入填入' })).toBeNull()
  await userEvent.tab()
  expect(input).toHaveValue('4280元')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/“4280元”的单位是元，本栏的单位是万元，请选择要填的数/)
  expect(onValue).toHaveBeenLastCalledWith('4280元')
  input.focus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '填入 0.428 万元（4,280 元）' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onValue).toHaveBeenLastCalledWith(42_800_000)
  expect(input).toHaveValue('4,280.00')
  expect(input).toHaveFocus()
  expect(input).toBeValid()
})

test('The error of an amount appears only after the press that leaves the field, which moving content would miss', async () => {
  const user = userEvent.setup()
  show(<Amount onValue={vi.fn()} />)
  const button = screen.getByText('取自年报')
  await user.type(screen.getByLabelText('营业收入'), 'x')
  fireEvent.pointerDown(button)
  await user.tab()
  expect(button).toHaveFocus()
  expect(screen.queryByText(/不是数字/)).toBeNull()
  fireEvent.pointerUp(button)
  expect(await screen.findByText(/不是数字/)).toBeVisible()
})

test('The summary takes the focus, and its links lead to the fields', async () => {
  const go = vi.fn((name: string) => void focusField(name))
  show(
    <>
      <ErrorSummary
        problems={[{ name: 'phone', label: '联系电话', message: '请填写联系电话' }]}
        focusKey={1}
        onGo={go}
      />
      <TextField name="phone" label="联系电话" value="" onChange={vi.fn()} />
    </>,
  )
  expect(screen.getByRole('group', { name: '有 1 处需要修改' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: '联系电话' }))
  expect(screen.getByLabelText('联系电话')).toHaveFocus()
})

function Slot({ keep, limit }: { keep: (files: File[]) => Promise<void>; limit?: number }) {
  const [files, setFiles] = useState<Attachment[]>([])
  return (
    <FileField
      name="report"
      label="审计报告"
      accept=".pdf"
      maxSizeMb={1}
      limit={limit}
      files={files}
      onAdd={async (added) => {
        await keep(added)
        setFiles(
          added.map(({ name, size, type }) => ({ filePath: `local:${name}`, fileName: name, size, type })),
        )
      }}
      onRemove={(path) => setFiles(files.filter((file) => file.filePath !== path))}
    />
  )
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('选择文件：审计报告'), files, { applyAccept: false })

test('A slot accepts fitting files, names the others, and can remove a file', async () => {
  show(<Slot keep={() => Promise.resolve()} />)
  await choose(new File(['x'], '报告.pdf'), new File(['x'], '报告.exe'))
  const row = await screen.findByRole('listitem')
  expect(within(row).getByText('已保存在本机')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('“报告.exe”的格式不符，应为 PDF')
  await userEvent.click(screen.getByRole('button', { name: '移除 报告.pdf' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('Removing a file or filling a slot keeps the focus inside, and additions are announced', async () => {
  show(<Slot keep={() => Promise.resolve()} limit={2} />)
  await choose(new File(['x'], '一.pdf'), new File(['x'], '二.pdf'))
  expect(await screen.findByRole('button', { name: '移除 二.pdf' })).toHaveFocus()
  expect(screen.getByText('已添加 2 个文件')).toHaveAttribute('role', 'status')
  await userEvent.click(screen.getByRole('button', { name: '移除 一.pdf' }))
  expect(screen.getByRole('button', { name: '移除 二.pdf' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('选择文件：审计报告')).toHaveFocus()
})

test('A slot shows why a file was not stored', async () => {
  show(<Slot keep={() => Promise.reject(new Error('本机空间不足'))} />)
  await choose(new File(['x'], '报告.pdf'))
  expect(await screen.findByText('本机空间不足')).toBeVisible()
})

test('A stored draft is announced without its age', () => {
  show(
    <ActionBar note={<DraftNote state="saved" savedAt={new Date().toISOString()} lasting />}>
      <button type="submit">提交</button>
    </ActionBar>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(/^草稿已保存在本机$/)
  expect(screen.getByRole('status').parentElement).toHaveTextContent('草稿已保存在本机 · 刚刚')
})

test('Reached steps can be opened again, later ones cannot', async () => {
  const go = vi.fn()
  const steps = [
    { key: 'a', title: '企业信息' },
    { key: 'b', title: '项目与金额' },
    { key: 'c', title: '核对并提交' },
  ]
  show(<Stepper steps={steps} current="b" reached={1} onGo={go} />)
  expect(screen.getByRole('button', { name: /项目与金额/ })).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('button', { name: /核对并提交/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '企业信息，已填写' }))
  expect(go).toHaveBeenCalledWith('a')
})

test('With a list of completed steps, other steps are reachable but not marked as completed', () => {
  const steps = ['基本与门槛', '专业化与精细化', '特色化与创新能力'].map((title) => ({ key: title, title }))
  const done = new Set(['专业化与精细化'])
  show(<Stepper steps={steps} current="基本与门槛" reached={3} done={done} onGo={vi.fn()} />)
  expect(screen.getByRole('button', { name: '专业化与精细化，已填写' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '特色化与创新能力' })).toBeEnabled()
})
