import type { Page } from '@playwright/test'
import { demo } from '#mocks/auth/accounts.ts'
import { field, openForm } from './declare.ts'
import { fillLogin, goOffline, goOnline, installPortal, signInByForm } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Writes a value under a key of an IndexedDB store, as corrupt data; `db` is the beginning of the database's name. */
const corrupt = (page: Page, db: string, store: string, key: string, value: unknown) =>
  page.evaluate(
    async ([db, store, key, value]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(new Error('not writable'))
        })
      const name = (await indexedDB.databases()).find((one) => one.name?.startsWith(db))?.name ?? ''
      const open = await done(indexedDB.open(name))
      await done(open.transaction(store, 'readwrite').objectStore(store).put(value, key))
      open.close()
    },
    [db, store, key, value] as const,
  )

test('A null in the outbox stops nothing; it is listed, can be saved as a file and deleted', async ({
  page,
  city,
}) => {
  await signInByForm(page, city)
  await corrupt(page, 'portal-user-', 'outbox', 'bad', null)
  await page.goto('/policy/search/detail?id=policy-rd')
  await page.getByRole('main').getByRole('button', { name: '收藏', exact: true }).first().click()
  await expect.poll(async () => (await city.effects('/favorite/')).length).toBe(1)
  await page.goto('/user/device')
  const unreadable = page.getByRole('list', { name: '无法读取的内容' })
  await expect(unreadable.getByRole('listitem')).toHaveText([/待上传/])
  const download = page.waitForEvent('download')
  await unreadable.getByRole('button', { name: '另存为文件' }).click()
  expect((await download).suggestedFilename()).toBe('待上传.json')
  await unreadable.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(unreadable).toHaveCount(0)
})

test("A corrupt stored user is replaced by the city's, and the pages open", async ({ page, city }) => {
  await signInByForm(page, city)
  await corrupt(page, 'portal-user-', 'meta', 'userInfo', { id: 5 })
  await page.goto('/user/device')
  await expect(
    page
      .getByRole('banner')
      .getByRole('button')
      .filter({ hasText: /^澄岳精密/ }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: '无法读取的内容' }).getByRole('listitem')).toHaveText([
    /账号设置/,
  ])
})

/** Simulates browsers that refuse one kind of storage. */
const refusals = {
  localStorage: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  sessionStorage: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  caches: () =>
    Object.defineProperty(window, 'caches', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  IndexedDB: () =>
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`If ${what} is blocked, the portal starts, shows policies and signs in`, async ({ page, city }) => {
    await page.addInitScript(refuse)
    await page.goto('/policy/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await signInByForm(page, city, 'enterprise', '/user/device')
    await see.heading(page, '本机存储')
    await expect(page.getByRole('list', { name: '保存的内容' })).toBeVisible()
    await expect(page.getByText('暂时无法保存，关闭页面即丢失')).toHaveCount(what === 'IndexedDB' ? 1 : 0)
  })
}

const cookieFailures = {
  throws: () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  },
  'stays empty': () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
}

for (const [what, breakCookies] of Object.entries(cookieFailures)) {
  test(`If the cookie jar ${what}, the login page says that signing in is impossible`, async ({
    page,
    city,
  }) => {
    await page.addInitScript(breakCookies)
    await page.goto('/policy/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/auth/login')
    const why = page.getByText('浏览器不允许本站保存 Cookie，无法登录。')
    await expect(why).toBeVisible()
    await fillLogin(page, city, 'enterprise')
    await expect(page.getByRole('button', { name: '正在登录' })).toHaveCount(0)
    await expect(why).toBeVisible()
    await expect(field(page, '手机号')).toHaveValue(demo.enterprise.tel)
  })
}

test('A malformed cookie is ignored, and the portal starts', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'portal_access_token', value: '%E0%A4%A', url: baseURL! },
    { name: 'portal_user', value: '%', url: baseURL! },
  ])
  await page.goto('/policy/search')
  await see.signedOut(page)
})

test('If the service worker disappears, the page goes on, says what is missing, and has the worker again after a reload @worker @alone', async ({
  page,
  city,
}) => {
  await signInByForm(page, city)
  await installPortal(page)
  await page.goto('/policy/search')
  await expect(
    page.getByRole('main').getByRole('list', { name: '政策', exact: true }).getByRole('listitem').first(),
  ).toBeVisible()
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await goOffline(page)
  await page.getByRole('link', { name: '政策解读', exact: true }).first().click()
  await expect(page.getByText(/请检查网络|还没存到本机/).first()).toBeVisible()
  await goOnline(page)
  await page.reload()
  await installPortal(page)
})

test('With a full disk, a user can sign in and read, and the form says that it is not stored', async ({
  page,
  city,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 })
  await signInByForm(page, city)
  await openForm(page)
  await field(page, '联系人').fill('林晓岚')
  await expect(page.getByText(/本机存储空间不足/).first()).toBeVisible()
})
