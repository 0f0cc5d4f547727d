import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { idle } from '#lib/idle.ts'
import { allProblemsQuery, keptProblems } from '#offline/problems.ts'
import { allQuestionsQuery } from '#offline/questions.ts'
import { answersFor } from '#rules/problem-search.ts'
import { account } from '#session/account.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * Keeps the frequently asked questions and those of the assistant on this device, all with their answers: brought while
 * the browser is idle, once a day, and again for whoever signs in or out, since what one user has read is not the next
 * one's. Where the person saves data they come with the first page that shows them.
 */
export function keepAnswers(): void {
  if (savesData()) return
  let whose: string | undefined
  const bring = async () => {
    await idle()
    await queryClient.prefetchQuery(allProblemsQuery())
    await idle()
    await queryClient.prefetchQuery(allQuestionsQuery())
    // Builds what a search reads now, so that the first letter that is typed need not wait for it.
    await idle()
    answersFor(keptProblems(), '')
  }
  subscribe(account, () => {
    const now = account.userInfo?.id ?? ''
    if (now === whose) return
    whose = now
    void bring()
  })
  whose = account.userInfo?.id ?? ''
  void bring()
}
