import type { Page, Request } from '@playwright/test'

/**
 * Records the GET requests that a page sends to the city from now on. Returns a function that stops recording and
 * returns the URLs requested again while the same request was still running.
 */
export function recordDuplicateRequests(page: Page): () => string[] {
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
