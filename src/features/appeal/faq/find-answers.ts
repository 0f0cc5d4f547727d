import { keptProblems } from '#offline/problems.ts'
import type { Problem } from '#api/problem.ts'
import { answersFor } from '#rules/problem-search.ts'

/**
 * Returns at most three frequently asked questions whose answers may help with the typed text, the nearest first.
 * Searches the questions cached on the device, online or offline; returns none if the questions were never fetched or
 * nothing is near. The questions are fetched in a quiet moment (`#app/keep-answers.ts`); a form that needs them
 * sooner calls `useQuery(allProblemsQuery())` of `#offline/problems.ts`, which also re-renders it once they arrive.
 */
export const findAnswers = (text: string): Problem[] => answersFor(keptProblems(), text)
