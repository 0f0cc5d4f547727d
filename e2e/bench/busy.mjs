import { chromium } from 'playwright'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'

/** Serves the built portal with the "busy" scenario, runs `measure` in a Chromium connected to it, and stops both. */
export async function measureInBusyCity(port, measure) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const base = `http://127.0.0.1:${port}`
  await fetch(`${base}/__mock/reset`, {
    method: 'POST',
    headers: { 'x-mock-world': 'bench' },
    body: JSON.stringify({ scenario: 'busy', seed: 1 }),
  })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    await context.addCookies([{ name: 'mock_world', value: 'bench', url: base }])
    return await measure(context, base)
  } finally {
    await browser.close()
    server.kill()
  }
}
