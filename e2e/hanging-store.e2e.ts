import { signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Makes an IndexedDB store hang: transactions of this store in databases with this name prefix never report a result. */
function hangStore([database, store]: readonly [string, string]) {
  const usesStore = (transaction: IDBTransaction) =>
    transaction.db.name.startsWith(database) && [...transaction.objectStoreNames].includes(store)
  const silent = new Set(['success', 'error', 'complete', 'abort'])
  const { addEventListener } = EventTarget.prototype
  const hangs = (target: EventTarget) =>
    (target instanceof IDBTransaction && usesStore(target)) ||
    (target instanceof IDBRequest && target.transaction !== null && usesStore(target.transaction))
  // Drops listeners, because their silence is all that a page notices of a hanging store.
  EventTarget.prototype.addEventListener = function (kind: string, ...rest: unknown[]) {
    if (silent.has(kind) && hangs(this)) return
    Reflect.apply(addEventListener, this, [kind, ...rest])
  }
  for (const [prototype, kinds] of [
    [IDBRequest.prototype, ['onsuccess', 'onerror']],
    [IDBTransaction.prototype, ['oncomplete', 'onabort', 'onerror']],
  ] as const) {
    for (const kind of kinds) {
      const own = Object.getOwnPropertyDescriptor(prototype, kind)!
      Object.defineProperty(prototype, kind, {
        ...own,
        set(this: EventTarget, listener: unknown) {
          // Opening a database is not a transaction of the store.
          if (this instanceof IDBOpenDBRequest || !hangs(this)) Reflect.apply(own.set!, this, [listener])
        },
      })
    }
  }
}

for (const [what, database] of [
  ['the shared store', 'portal-shared'],
  ['the member’s own store', 'portal-user-'],
] as const) {
  test(`A member's page starts although ${what} never responds`, async ({ page, city }) => {
    await signIn(page, city, 'enterprise', '/user/my-declare')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.addInitScript(hangStore, [database, 'meta'] as const)
    await page.reload()
    await see.heading(page, '我的申报')
    await expect(page.getByRole('banner').getByRole('button', { name: /^澄岳精密/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: /^澄岳精密/ })).toBeVisible()
  })
}
