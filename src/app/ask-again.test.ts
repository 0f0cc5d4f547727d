import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
import { account } from '#session/account.ts'
import { askAgain } from './ask-again.ts'

/** Creates a query that a page shows, which fails once and succeeds from then on. */
function showQuery(name: string, error: Error) {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('answer')
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false })
  observer.subscribe(() => undefined)
  return { asked: queryFn, error: () => observer.getCurrentResult().error }
}

test('queries refused while the session had expired are refetched after signing in, and no others', async () => {
  askAgain()
  account.userInfo = { id: 'u-1' } as typeof account.userInfo
  account.expired = true
  const refused = showQuery('refused', new ApiError('unauthorized'))
  const broken = showQuery('broken', new ApiError('server'))
  await vi.waitFor(() => expect(refused.error()).toBeTruthy())
  await vi.waitFor(() => expect(broken.error()).toBeTruthy())
  account.expired = false
  await vi.waitFor(() => expect(refused.asked).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(refused.error()).toBeNull())
  expect(broken.asked).toHaveBeenCalledTimes(1)
})
