import { keptProblems } from '#offline/problems.ts'
import type { Problem } from '#api/problem.ts'
import { answersFor } from '#rules/problem-search.ts'

/**
 * Returns the frequently asked questions, three at most and the nearest first, whose answers may serve somebody who types
 * this. Searches what the device keeps, at once, online or not; nothing where the questions have never come, or where
 * nothing is near. The questions come by themselves in a quiet moment (`#app/keep-answers.ts`); a form that needs them
 * sooner asks with `useQuery(allProblemsQuery())` of `#offline/problems.ts`, which also draws it anew once they are here.
 */
export const findAnswers = (text: string): Problem[] => answersFor(keptProblems(), text)
