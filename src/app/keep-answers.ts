import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { idle } from '#lib/idle.ts'
import { allProblemsQuery, keptProblems } from '#offline/problems.ts'
import { allQuestionsQuery } from '#offline/questions.ts'
import { answersFor } from '#rules/problem-search.ts'
import { account } from '#session/account.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * Keeps the frequently asked questions and those of the assistant on this device, all with their answers:
 * fetches them while the browser is idle, once a day, and again after a sign-in or sign-out, because each
 * user has a cache of their own. When the person saves data, they are fetched by the first page that shows
 * them.
 */
export function keepAnswers(): void {
  if (savesData()) return
  let userId: string | undefined
  const fetchAnswers = async () => {
    await idle()
    await queryClient.prefetchQuery(allProblemsQuery())
    await idle()
    await queryClient.prefetchQuery(allQuestionsQuery())
    // Builds the search index now, so that the first typed letter need not wait for it.
    await idle()
    answersFor(keptProblems(), '')
  }
  subscribe(account, () => {
    const now = account.userInfo?.id ?? ''
    if (now === userId) return
    userId = now
    void fetchAnswers()
  })
  userId = account.userInfo?.id ?? ''
  void fetchAnswers()
}
