import { expect, type Locator, type Page, test } from '@playwright/test'
import { demo } from '#mocks/auth/accounts.ts'
import { PREFIX } from '#session/cookies.ts'
import type { City } from './city.ts'
import { field } from './field.ts'
import { hasWorker } from './test.ts'

/** Name of a demo account */
export type Account = keyof typeof demo

/** Types the captcha of the picture, or `text` in its place. */
export async function typeCaptcha(page: Page, city: City, text?: string): Promise<void> {
  await expect(page.getByRole('button', { name: '换一张图形验证码' })).toBeEnabled()
  await field(page, '图形验证码').fill(text ?? (await city.captcha()))
}

/** Requests an SMS code for the phone number in the form. */
export async function askForSms(page: Page, city: City): Promise<void> {
  await typeCaptcha(page, city)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
}

/** Fills in the SMS code that was sent to `tel`. */
export async function typeSmsCode(page: Page, city: City, tel: string): Promise<void> {
  await field(page, '短信验证码').fill(await city.smsCode(tel))
}

/** Fills in a new password and its confirmation. */
export async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await field(page, label).fill(password)
  await field(page, `确认${label}`).fill(password)
}

/** Fills in the login form of the current page and submits it. */
export async function fillLogin(
  page: Page,
  city: City,
  who: Account,
  wrong: { password?: string; captcha?: string } = {},
) {
  await field(page, '手机号').fill(demo[who].tel)
  await field(page, '密码').fill(wrong.password ?? demo[who].password)
  await typeCaptcha(page, city, wrong.captcha)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs in through the login page and continues at `then`; for stories about the sign-in itself. */
export async function signInByForm(
  page: Page,
  city: City,
  who: Account = 'enterprise',
  then = '/',
): Promise<void> {
  await page.goto(`/auth/login?redirect_uri=${encodeURIComponent(then)}`)
  await fillLogin(page, city, who)
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Opens `then` as a signed-in user by setting the cookies that a sign-in leaves, without the login form. */
export async function signIn(page: Page, city: City, who: Account = 'enterprise', then = '/'): Promise<void> {
  const { access_token, refresh_token, userId } = await city.session(demo[who].tel)
  const url = new URL('/', test.info().project.use.baseURL).href
  const cookies = Object.entries({ access_token, refresh_token, user: userId })
  await page.context().addCookies(cookies.map(([name, value]) => ({ name: PREFIX + name, value, url })))
  await page.goto(then)
}

/** Signs out through the menu in the header. */
export async function signOut(page: Page, who: Account = 'enterprise'): Promise<void> {
  await openUserMenu(page, who)
  await page.getByRole('button', { name: '退出', exact: true }).click()
}

/** Opens the user menu in the header; `who` is the signed-in account. */
export async function openUserMenu(page: Page, who: Account = 'enterprise'): Promise<void> {
  await page.getByRole('banner').getByRole('button').filter({ hasText: names[who] }).click()
}

/** Text of each account's button in the header: the current enterprise, else the person */
const names: Record<Account, RegExp> = {
  enterprise: /^澄岳精密/,
  provider: /^启明企业/,
  person: /^陈一苇/,
  other: /^嘉树新材/,
  colleague: /^澄岳精密/,
  applicant: /^唐若溪/,
}

/** Cuts off the network for all pages and workers of this browser context. */
export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)

/** Restores the network. */
export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false)

/**
 * Opens the home page and waits until the portal has started, because before that the browser itself follows a link.
 * Returns a function that tells how many documents the tab has loaded since.
 */
export async function openHome(page: Page): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  return () => loads
}

/** Opens a page without an entry in the menu, because pages in the menu are loaded ahead. */
export const openAboutPage = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()

/** Moves the mouse like a reader, because content below the window is loaded only after the first input. The portal must have started. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
}

/**
 * Waits until the service worker has stored the whole portal, so that each address opens without a network. Asks again
 * if the worker does not control the page yet, or if the browser stopped the worker, which then never answers.
 * @throws if the story has no `@worker` in its title
 */
export async function installPortal(page: Page): Promise<void> {
  if (!hasWorker(test.info())) throw new Error('A story that takes the portal in has @worker in its title.')
  await expect.poll(() => isPortalKept(page), { timeout: 80_000 }).toBe(true)
}

const isPortalKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) return false
    return await new Promise<boolean>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => done(data === true)
      AbortSignal.timeout(15_000).addEventListener('abort', () => done(false))
      active!.postMessage({ type: 'KEEP_REST' }, [port2])
    })
  })

/** Closes the tab without running its unload handlers, as a crash does, and opens the same address in a new tab. */
export async function reopen(page: Page): Promise<Page> {
  const fresh = await page.context().newPage()
  const url = page.url()
  await page.close({ runBeforeUnload: false })
  await fresh.goto(url)
  return fresh
}

/**
 * Waits until a response of the call `area`/`name` (about `id`, received at `since` ms or later) is stored on the device,
 * which happens half a second after it arrives.
 */
export const waitUntilStored = (page: Page, area: string, name: string, id = '', since = 0): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async ([begin, id, since]) => {
          const done = <T>(request: IDBRequest<T>) =>
            new Promise<T>((resolve, reject) => {
              request.onsuccess = () => resolve(request.result)
              request.onerror = () => reject(new Error('not readable'))
            })
          const kept = await Promise.all(
            (await indexedDB.databases()).map(async (info) => {
              const db = await done(indexedDB.open(info.name ?? ''))
              const cache = db.transaction('cache').objectStore('cache')
              const keys = await done(cache.getAllKeys())
              const rows = await done(cache.getAll() as IDBRequest<{ state: { dataUpdatedAt: number } }[]>)
              db.close()
              return rows.map(({ state }, at) => ({ key: keys[at], at: state.dataUpdatedAt }))
            }),
          )
          return kept
            .flat()
            .some(
              ({ key, at }) =>
                typeof key === 'string' && key.startsWith(begin) && key.includes(id) && at >= since,
            )
        },
        [JSON.stringify([area, name]).slice(0, -1), id, since] as const,
      ),
    )
    .toBe(true)

/** Returns what the device keeps under this key of `meta`, as JSON, for all users one after another; '' if nothing. */
export const storedUnder = (page: Page, key: string): Promise<string> =>
  page.evaluate(async (key) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not readable'))
      })
    const kept = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const db = await done(indexedDB.open(name))
      const value: unknown = await done(db.transaction('meta').objectStore('meta').get(key))
      db.close()
      return value === undefined ? '' : JSON.stringify(value)
    })
    return (await Promise.all(kept)).join('')
  }, key)

/**
 * Opens the message with this title and `about` in its text. Filters by `about`, because the list on the device is shown
 * first and may begin with other messages of the same title.
 */
export async function openMessage(page: Page, title: string, about: string): Promise<void> {
  await page.goto('/user/message')
  const row = page.getByRole('listitem').filter({ hasText: about })
  await row.getByRole('link', { name: title }).click()
}

/** Opens a filter of a list, selects one of its choices, and closes the filter. */
export async function chooseFilter(page: Page, filter: string, choice: string | RegExp): Promise<void> {
  const filters = page.getByRole('search', { name: '筛选' })
  await filters.getByRole('button', { name: new RegExp(`^${filter}`) }).click()
  await filters.getByRole('link', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Pastes a text from the clipboard with the keyboard. */
export async function paste(control: Locator, text: string): Promise<void> {
  const page = control.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await control.focus()
  await page.keyboard.press('Control+V')
}
