import type { Page, Request } from '@playwright/test'

/** Notes what a page asks the city from now on. Returns what tells which questions were asked again while they were on their way. */
export function askedAtOnce(page: Page): () => string[] {
  const asked = new Set<string>()
  const again: string[] = []
  const isQuestion = (request: Request) =>
    request.method() === 'GET' && /\/(uaa|policy)\/api\//.test(request.url())
  const begin = (request: Request) => {
    if (!isQuestion(request)) return
    if (asked.has(request.url())) again.push(request.url())
    asked.add(request.url())
  }
  const end = (request: Request) => void asked.delete(request.url())
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return () => {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    return again
  }
}
