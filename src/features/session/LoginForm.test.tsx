// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { queryClient } from '#api/call/client.ts'
import { configureHost } from '#api/call/host.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { Faults } from '#mocks/faults.ts'
import { worldOf } from '#mocks/world.ts'
import { account } from '#session/account.ts'
import { readTokens } from '#session/tokens.ts'
import { LoginForm, type Way } from './LoginForm.tsx'

startCity()
// Allows for encryption with a real key, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })
const person = userEvent.setup({ delay: null })
const onDone = vi.fn()
const { tel, password } = demo.enterprise

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const passwordField = () => screen.getByLabelText(/^密码/)
const submit = () => person.click(screen.getByRole('button', { name: '登录' }))

/** Returns the captcha that the page shows: the last one that the mock city has drawn. */
async function readCaptcha() {
  await screen.findByRole('img', { name: '图形验证码' })
  return [...worldOf('default').captchas.values()].at(-1)!
}

async function fill({ secret, code }: { secret?: string; code?: string } = {}) {
  for (const [input, words] of [
    [field('手机号'), tel],
    [passwordField(), secret ?? password],
    [field('图形验证码'), code ?? (await readCaptcha())],
  ] as const) {
    await person.click(input)
    await person.paste(words)
  }
}

const page = (way: Way) => (
  <QueryClientProvider client={queryClient}>
    <LoginForm way={way} onDone={onDone} />
  </QueryClientProvider>
)
let show: (way: Way) => void

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  configureHost({ token: () => readTokens().accessToken })
  const { rerender } = render(page('password'))
  show = (way) => rerender(page(way))
})

test('phone, password and captcha sign in', async () => {
  await fill()
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(account.userInfo?.nickname).toBe(demo.enterprise.nickname)
})

test('the password leaves the device encrypted', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  await fill()
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const login = sent.mock.calls
    .map(([url]) => (typeof url === 'string' ? url : ''))
    .find((url) => url.includes('/uaa/login'))
  expect(login).toContain(`tel=${tel}`)
  expect(decodeURIComponent(login!)).not.toContain(password)
})

test('a missing value is reported at its field, before the city is asked', async () => {
  await person.type(field('手机号'), '138')
  await submit()
  expect(screen.getByText('手机号应为 11 位数字')).toBeVisible()
  expect(screen.getByText('请填写密码')).toBeVisible()
  expect(screen.getByText('请填写图形验证码')).toBeVisible()
  expect(field('手机号')).toHaveFocus()
  expect(worldOf('default').journal.filter((one) => one.path === '/uaa/login')).toEqual([])
})

test('a wrong captcha brings another picture and keeps the rest', async () => {
  await readCaptcha()
  const before = screen.getByRole<HTMLImageElement>('img', { name: '图形验证码' }).src
  await fill({ code: '1111' })
  await submit()
  expect(await screen.findByText('图形验证码不正确，请重新填写')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole<HTMLImageElement>('img', { name: '图形验证码' }).src).not.toBe(before),
  )
  expect(field('手机号')).toHaveValue(tel)
  expect(passwordField()).toHaveValue(password)
})

test('a wrong password is reported at its field, and the next attempt works with the next picture', async () => {
  await fill({ secret: 'Wrong@2026' })
  await submit()
  expect(await screen.findByText(/密码不正确/)).toBeVisible()
  await person.clear(passwordField())
  await person.type(passwordField(), password)
  await person.type(field('图形验证码'), await readCaptcha())
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('a server failure is explained in words, and the typed values stay', async () => {
  await fill()
  worldOf('default').faults = v.parse(Faults, { status: 503, match: '/uaa/login' })
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('服务繁忙，请稍后重试')
  expect(passwordField()).toHaveValue(password)
})

test('the password can be shown', async () => {
  await person.type(passwordField(), password)
  await person.click(screen.getByRole('button', { name: '显示密码' }))
  expect(passwordField()).toHaveAttribute('type', 'text')
})

test('a captcha picture that fails to load is reported and can be retried', async () => {
  await readCaptcha()
  worldOf('default').faults = v.parse(Faults, {
    dropBefore: 1,
    match: '/uaa/api/register/captcha/*',
    times: 1,
  })
  await person.click(screen.getByRole('button', { name: '换一张图形验证码' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('图形验证码加载失败')
  await person.click(screen.getByRole('button', { name: '图形验证码加载失败，重试' }))
  expect(await screen.findByRole('img', { name: '图形验证码' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a network with a login page of its own is reported as such, with a link to the page', async () => {
  await fill()
  worldOf('default').faults = v.parse(Faults, { captive: 1, match: '*' })
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('当前网络需要上网认证')
  expect(screen.getByRole('link', { name: '打开认证页' })).toHaveAttribute('target', '_blank')
  expect(passwordField()).toHaveValue(password)
})

test('an SMS code signs in, and the phone stays when the user switches from the password', async () => {
  await person.type(field('手机号'), tel)
  show('sms')
  expect(field('手机号')).toHaveValue(tel)
  await person.type(field('图形验证码'), await readCaptcha())
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('短信验证码已发送至 138****0001，5 分钟内有效')).toBeVisible()
  expect(screen.getByRole('button', { name: /秒后重新获取/ })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('img', { name: '图形验证码' })).toBeNull()
  expect(field('短信验证码')).toHaveFocus()
  await person.paste(` ${worldOf('default').sms.at(-1)!.code} `)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(account.userInfo?.tel).toBe(tel)
})

test('password managers know the fields', () => {
  expect(field('手机号')).toHaveAttribute('autocomplete', 'username')
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password')
  show('sms')
  expect(field('短信验证码')).toHaveAttribute('autocomplete', 'one-time-code')
})

test('Enter in the captcha of the SMS sends the SMS, not the form', async () => {
  show('sms')
  await person.click(field('手机号'))
  await person.paste(tel)
  const code = await readCaptcha()
  await person.click(field('图形验证码'))
  await person.paste(code)
  await person.keyboard('{Enter}')
  expect(await screen.findByText(/^短信验证码已发送至/)).toBeVisible()
  expect(screen.queryByText('请填写短信验证码')).toBeNull()
  await waitFor(() => expect(field('短信验证码')).toHaveFocus())
  expect(onDone).not.toHaveBeenCalled()
})
