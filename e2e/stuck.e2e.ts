import { signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** The device's stores of this name, in databases whose name begins so, answer nobody: their transactions stay open. */
function stickStores([database, store]: readonly [string, string]) {
  const isStuck = (transaction: IDBTransaction) =>
    transaction.db.name.startsWith(database) && [...transaction.objectStoreNames].includes(store)
  const silent = new Set(['success', 'error', 'complete', 'abort'])
  const { addEventListener } = EventTarget.prototype
  const stuck = (target: EventTarget) =>
    (target instanceof IDBTransaction && isStuck(target)) ||
    (target instanceof IDBRequest && target.transaction !== null && isStuck(target.transaction))
  // A listener that is never told is all that a page sees of it.
  EventTarget.prototype.addEventListener = function (kind: string, ...rest: unknown[]) {
    if (silent.has(kind) && stuck(this)) return
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
          // The opening of a database is no transaction of the store.
          if (this instanceof IDBOpenDBRequest || !stuck(this)) Reflect.apply(own.set!, this, [listener])
        },
      })
    }
  }
}

for (const [what, database] of [
  ['the shared store', 'portal-shared'],
  ['the member’s own store', 'portal-user-'],
] as const) {
  test(`a member’s page starts though ${what} never answers`, async ({ page, city }) => {
    await signIn(page, city, 'enterprise', '/user/my-declare')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.addInitScript(stickStores, [database, 'meta'] as const)
    await page.reload()
    await see.heading(page, '我的申报')
    await expect(page.getByRole('banner').getByRole('button', { name: /^澄岳精密/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: /^澄岳精密/ })).toBeVisible()
  })
}
