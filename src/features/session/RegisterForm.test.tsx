// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { worldOf } from '#mocks/world.ts'
import { RegisterForm } from './RegisterForm.tsx'

startCity()
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })
const person = userEvent.setup({ delay: null })

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (name: string) => person.click(screen.getByRole('button', { name }))
const problemItems = () => within(screen.getByRole('group', { name: /处需要修改/ })).getAllByRole('listitem')
const problemTexts = () => problemItems().map((one) => one.textContent)

/** Removes the captchas, because the city keeps a captcha for some minutes only. */
function forgetCaptchas() {
  const { captchas } = worldOf('default')
  for (const [id] of captchas) captchas.delete(id)
}

beforeEach(async () => {
  queryClient.clear()
  sessionStorage.clear()
  render(
    <QueryClientProvider client={queryClient}>
      <RegisterForm onDone={() => undefined} onTel={() => undefined} agreement="我已阅读并同意" />
    </QueryClientProvider>,
  )
  await screen.findByRole('img', { name: '图形验证码' })
  await person.type(field('手机号'), '13912345678')
  await person.type(field('昵称'), '林工')
})

test('a missing SMS code lists its captcha first and focuses it', async () => {
  await press('注册')
  expect(problemTexts().slice(0, 2)).toEqual(['图形验证码：请填写图形验证码', '短信验证码：请填写短信验证码'])
  expect(field('图形验证码')).toHaveFocus()
})

test.each([
  ['a wrong captcha', /不正确/, () => undefined],
  ['an expired captcha', /已失效/, forgetCaptchas],
])(
  '%s is reported at its field and in the summary and stays there; the other fields keep their values',
  async (_, expected, before) => {
    await press('注册')
    before()
    await person.type(field('图形验证码'), '0000')
    await press('获取验证码')
    await waitFor(() => expect(problemTexts()[0]).toMatch(expected))
    expect(problemTexts()).toContain('短信验证码：请填写短信验证码')
    expect(field('图形验证码')).toHaveFocus()
    expect(field('图形验证码')).toHaveAccessibleDescription(expected)

    await person.click(field('昵称'))
    await press('注册')
    expect(problemTexts()[0]).toMatch(expected)
    expect(field('图形验证码')).toHaveFocus()
    expect(field('手机号')).toHaveValue('13912345678')
    expect(field('昵称')).toHaveValue('林工')
  },
)
