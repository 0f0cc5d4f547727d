import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { chromiumArgs, chromiumPath, headlessPath } from '#e2e/chromium.mjs'

const TABS = 3
const TIMEOUT = 30_000
/** Milliseconds to wait for the outbox. A request without a response blocks it for a minute (`src/offline/outbox/replay.ts`), and two may follow each other. */
const OUTBOX_TIMEOUT = 150_000

/** User with several tabs of a browser that may be killed at any moment. The profile survives the kill. */
export class Browsing {
  kills = 0
  #city
  #profile = mkdtempSync(join(tmpdir(), 'portal-chaos-'))
  #process
  #browser
  #context
  #tabs = []
  #offline = false

  constructor(city) {
    this.#city = city
    process.on('exit', () => {
      const { pid, exitCode, signalCode } = this.#process ?? {}
      if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    })
  }

  async start() {
    rmSync(join(this.#profile, 'DevToolsActivePort'), { force: true })
    this.#process = spawn(
      headlessPath() ?? chromiumPath(),
      [
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        '--no-default-browser-check',
        '--lang=zh-CN',
        ...chromiumArgs,
        'about:blank',
      ],
      // Starts a process group, because Debian's Chromium is started from a script and both must be ended together.
      { stdio: 'ignore', detached: true },
    )
    const port = await this.#portOf()
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    this.#context = this.#browser.contexts()[0]
    await this.#context.addCookies([
      {
        name: 'mock_world',
        value: this.#city.world,
        url: this.#city.base,
        expires: Date.now() / 1000 + 86_400,
      },
    ])
    await this.#context.setOffline(this.#offline)
    this.#tabs = []
    for (let at = 0; at < TABS; at += 1) this.#tabs.push(await this.#context.newPage())
  }

  async signIn() {
    const [page] = this.#tabs
    await page.goto(`${this.#city.base}/auth/login`)
    await page.getByLabel('手机号').fill('13800000001')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill('Qiye@2026')
    await expect(page.getByRole('button', { name: '换一张图形验证码' })).toBeEnabled()
    await page.getByRole('textbox', { name: '图形验证码', exact: true }).fill(await this.#city.captcha())
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).not.toHaveURL(/login/, { timeout: TIMEOUT })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  /** Puts the drafts of all declarations on the device through the page that imports drafts. */
  async importDrafts(deeds) {
    const declared = deeds.filter((deed) => deed.kind === 'declare')
    const file = {
      format: 'portal-drafts',
      version: 1,
      drafts: declared.map((deed) => deed.draft),
      bytes: Object.assign({}, ...declared.map((deed) => deed.bytes)),
    }
    const [page] = this.#tabs
    await page.goto(`${this.#city.base}/user/outbox`)
    await page.getByLabel('草稿文件').setInputFiles({
      name: 'drafts.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    await expect(page.getByText(/已导入|草稿文件，或/)).toHaveText(`已导入 ${declared.length} 份草稿`, {
      timeout: TIMEOUT,
    })
    // Opens each form and policy once, so that its content is on the device before the network is lost.
    const left = new Set(deeds.map(addressOf))
    await Promise.all(
      this.#tabs.map(async (tab) => {
        for (const address of left) {
          left.delete(address)
          await tab.goto(this.#city.base + address)
          const promise = tab.getByRole('checkbox', { name: /本企业承诺/ })
          await expect(promise.or(tab.getByRole('button', { name: '收藏', exact: true }))).toBeVisible({
            timeout: TIMEOUT,
          })
          // Content is stored shortly after it is shown; leaving the page earlier may lose it.
          const id = new URL(tab.url()).searchParams.get('item') ?? new URL(tab.url()).searchParams.get('id')
          await expect.poll(() => tab.evaluate(isKept, id), { timeout: TIMEOUT }).toBe(true)
        }
      }),
    )
  }

  /** Does one deed in one of the tabs and waits until the page shows that it is stored or received. @throws with the page's text */
  async submit(deed, random) {
    const page = random.pick(this.#tabs)
    await this.#do(deed, page).catch(async (error) => {
      throw new Error(`${page.url()} shows: ${await page.locator('main').innerText()}`, { cause: error })
    })
  }

  async #do(deed, page) {
    await page.bringToFront()
    await page.goto(this.#city.base + addressOf(deed), { timeout: TIMEOUT })
    if (deed.kind === 'favourite') {
      const star = (pressed) => page.getByRole('button', { name: /^(已)?收藏/, pressed })
      await star(!deed.add).click({ timeout: TIMEOUT })
      await expect(star(deed.add)).toBeVisible({ timeout: TIMEOUT })
      return
    }
    await page.getByRole('checkbox', { name: /本企业承诺/ }).check({ timeout: TIMEOUT })
    await page.getByRole('button', { name: '提交申报' }).click()
    await expect(
      page.getByRole('heading', { name: /^(已保存在本机，联网后自动提交|正在上传|已提交|未通过|未确认)$/ }),
    ).toBeVisible({ timeout: TIMEOUT })
  }

  async cutNetwork(offline) {
    this.#offline = offline
    await this.#context.setOffline(offline)
  }

  /**
   * Kills the browser with all its tabs and its worker and starts it again. Chromium writes cookies to the disk only
   * every half minute, so the user may have to sign in again.
   */
  async kill() {
    this.kills += 1
    await this.#end('SIGKILL')
    await this.#city.faults([])
    this.#offline = false
    await this.start()
    const [page] = this.#tabs
    await page.goto(`${this.#city.base}/user/outbox`)
    await expect(page.getByRole('heading', { level: 1, name: /^(待上传|登录)$/ })).toBeVisible({
      timeout: TIMEOUT,
    })
    if (page.url().includes('/auth/login')) await this.signIn()
  }

  /** Waits until the outbox has no waiting items. Returns the number of items that need a person's decision. */
  async drain() {
    const [page] = this.#tabs
    await page.bringToFront()
    await page.goto(`${this.#city.base}/user/outbox`)
    const rows = page.getByRole('list', { name: /^等待(提交|处理)$/ }).getByRole('listitem')
    const held = rows.filter({ hasText: /未通过|未确认|内容有冲突/ })
    const nothing = page.getByText(/没有等待提交的内容|项已全部提交/)
    await expect(async () => {
      const again = page.getByRole('button', { name: '全部重试' })
      if (await again.isVisible()) await again.click()
      await expect(rows.or(nothing).first()).toBeVisible({ timeout: 5_000 })
      expect(await rows.count()).toBe(await held.count())
    })
      .toPass({ timeout: OUTBOX_TIMEOUT })
      .catch(async () => {
        const left = await page.locator('main').innerText()
        const state = await page.evaluate(async () => {
          const answer = await fetch('/uaa/api/dict/value?typeCode=yes_no').then(
            (reply) => reply.status,
            (error) => String(error),
          )
          return JSON.stringify([
            answer,
            navigator.onLine,
            document.visibilityState,
            await navigator.locks.query(),
          ])
        })
        throw new Error(`still waiting (${state}): ${left}`)
      })
    for (const text of await held.allInnerTexts()) console.log(`held: ${text.replaceAll('\n', ' ')}`)
    return await held.count()
  }

  async stop() {
    await this.#end('SIGTERM')
    // The last processes of the browser may still be writing.
    await expect(() => rmSync(this.#profile, { recursive: true, force: true })).toPass({ timeout: TIMEOUT })
  }

  async #end(signal) {
    const ended = new Promise((done) => this.#process.once('exit', done))
    process.kill(-this.#process.pid, signal)
    await ended
    await this.#browser?.close().catch(() => undefined)
  }

  async #portOf() {
    let port
    await expect(() => {
      port = readFileSync(join(this.#profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]
      expect(port).toBeTruthy()
    }).toPass({ timeout: TIMEOUT })
    return port
  }
}

const addressOf = (deed) =>
  deed.kind === 'declare'
    ? `/declare/apply/add?item=${deed.item.id}&step=review`
    : `/policy/search/detail?id=${deed.policyId}`

/** Runs in the page: returns true if a response about the record is stored on the device. */
async function isKept(id) {
  const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)))
  for (const { name } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name))
    const keys = await answered(database.transaction('cache').objectStore('cache').getAllKeys())
    database.close()
    if (keys.some((key) => key.includes(`"${id}"`))) return true
  }
  return false
}
