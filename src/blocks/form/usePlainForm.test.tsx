// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { usePlainForm } from './usePlainForm.ts'

window.matchMedia = () => ({ matches: true }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined

const initial = { tel: '', code: '' }
const labels = { tel: '手机号', code: '验证码' }

function Page({ work }: { work: () => Promise<unknown> }) {
  const form = usePlainForm({ prefix: 'login', initial, labels })
  const check = ({ tel, code }: typeof initial) => ({
    tel: tel ? undefined : '请填写手机号',
    code: code ? undefined : '请填写验证码',
  })
  return (
    <Fluent>
      <ErrorSummary problems={form.problems} onGo={focusField} />
      {form.failure instanceof Error && <p>{form.failure.message}</p>}
      <TextField {...form.bind('tel')} />
      <TextField {...form.bind('code')} />
      <button type="button" onClick={() => void form.attempt('submit', check, work)}>
        登录
      </button>
    </Fluent>
  )
}
const press = () => userEvent.click(screen.getByRole('button', { name: '登录' }))
const field = (name: string) => screen.getByRole('textbox', { name })

test('several errors show in a summary too; a single error only at its focused field', async () => {
  const work = vi.fn()
  render(<Page work={work} />)
  await press()
  expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toHaveTextContent('手机号：请填写手机号')
  expect(field('手机号')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: '验证码' }))
  expect(field('验证码')).toHaveFocus()
  await userEvent.type(field('手机号'), '138')
  expect(field('手机号')).toBeValid()
  await press()
  expect(screen.queryByRole('group')).toBeNull()
  expect(field('验证码')).toHaveFocus()
  expect(work).not.toHaveBeenCalled()
})

test('a refusal shows at its field, or as the form’s failure if it names none', async () => {
  const refused = (field: string) =>
    new ApiError('refused', '没有通过', { status: 200, fields: [{ field, errorMessage: '不正确' }] })
  const work = vi.fn().mockRejectedValueOnce(refused('code')).mockRejectedValueOnce(refused('other'))
  render(<Page work={work} />)
  await userEvent.type(field('手机号'), '138')
  await userEvent.type(field('验证码'), '1')
  await press()
  expect(field('验证码')).toHaveAccessibleDescription('不正确')
  expect(field('验证码')).toHaveValue('1')
  await press()
  expect(screen.getByText('没有通过')).toBeVisible()
})
