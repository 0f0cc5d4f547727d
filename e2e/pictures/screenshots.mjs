import { serve } from '#e2e/chaos/serve.mjs'

/** Demo account whose pages are shown */
const TEL = '13800000001'
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }
const OUTBOX = '/user/outbox'
const POLICY = '/policy/search/detail?id=policy-4'

/** Signs in by the city's ticket and sets the cookies that a sign-in leaves. */
async function signIn(context, base) {
  const ask = async (path, init) => (await (await fetch(base + path, init)).json()).data
  const token = await ask('/uaa/login-zwfw', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ zwfwToken: `zwfw-${TEL}` }),
  })
  const user = await ask('/uaa/api/current-user', {
    headers: { authorization: `Bearer ${token.access_token}` },
  })
  const cookies = { access_token: token.access_token, refresh_token: token.refresh_token, user: user.id }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `portal_${name}`, value, url: base })),
  )
}

/** Pictures of the install dialog, and further ones of README, by their files: the page that each shows */
const wide = {
  'public/screenshots/home-wide': '/',
  'public/screenshots/detail-wide': POLICY,
  '.github/pictures/declarations': '/user/my-declare',
  '.github/pictures/plan': '/policy/calculate/plan/package?id=report-1',
  '.github/pictures/market': '/market/list?view=grid',
  '.github/pictures/activities': '/roadshow',
}
const narrow = { 'public/screenshots/home-narrow': '/', 'public/screenshots/outbox-narrow': OUTBOX }

/** Takes these screenshots from the build in `dist/`, as an enterprise sees the portal. */
export async function takeScreenshots(browser, port) {
  const server = await serve(port)
  const base = `http://127.0.0.1:${String(port)}`
  for (const [viewport, shots] of [
    [WIDE, wide],
    [NARROW, narrow],
  ]) {
    const context = await browser.newContext({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' })
    await signIn(context, base)
    const page = await context.newPage()
    for (const [file, address] of Object.entries(shots)) {
      if (address === OUTBOX) await leaveInOutbox(page, base)
      else await page.goto(base + address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `${file}.png` })
    }
    await context.close()
  }
  server.kill()
}

/** Opens the outbox without a network, with a favourite that waits in it; the worker serves the page then. */
async function leaveInOutbox(page, base) {
  await page.goto(base + OUTBOX)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(base + POLICY)
  const favourite = page.getByRole('button', { name: /收藏/ }).first()
  await favourite.waitFor()
  await page.context().setOffline(true)
  await favourite.click()
  await page.goto(base + OUTBOX)
}
