import type { QueryClient } from '@tanstack/react-query'
import { type AssistantAnswer, type AssistantQuestion, qa } from '#api/qa.ts'
import { answersOf, keyOf } from '#api/call/query.ts'
import { timeText } from '#lib/dates.ts'
import { relevance } from '#lib/relevance.ts'
import { allProblemsQuery, keptProblems } from '#offline/problems.ts'
import { answerReply, type Asked, type Reply } from './conversation.ts'
import { fetchAnswer, FREQUENT } from './replies.ts'

/** Milliseconds after which a kept answer is asked for again: a day. */
const GOOD_FOR = 86_400_000
/** How much of what was typed a kept question must have to be offered, and to be answered unasked. */
const NEAR = 0.3
const SURE = 0.8
/** How many near questions are offered. */
const OFFERED = 8

/** An answer that the device keeps; `at` in milliseconds. */
export interface Kept {
  answer: AssistantAnswer
  at: number
}

/**
 * Keeps the answers to these questions on the device, one after the other: the query cache writes what comes to the
 * disk. One at a time, since what the person does comes first. Stops at the first failure; the next opening goes on.
 */
export async function keepAnswers(client: QueryClient, questions: AssistantQuestion[]): Promise<void> {
  for (const { serialNumber } of questions) {
    const state = client.getQueryState(keyOf(qa.questionAnswer, { query: { serialNumber } }))
    if (state?.data !== undefined && Date.now() - state.dataUpdatedAt < GOOD_FOR) continue
    try {
      await fetchAnswer(client, serialNumber)
    } catch {
      return
    }
  }
}

/** Every answer that the device keeps. */
export function keptAnswers(client: QueryClient): Kept[] {
  const answered = answersOf(client, qa.questionAnswer).flatMap(({ data, at }) =>
    data.records.map((answer) => ({ answer, at })),
  )
  const known = new Set(answered.map(({ answer }) => answer.question))
  return [...answered, ...frequent(client).filter(({ answer }) => !known.has(answer.question))]
}

/** The frequent questions, which come to the device in a quiet moment, as the assistant answers them. */
function frequent(client: QueryClient): Kept[] {
  const state = client.getQueryState(allProblemsQuery().queryKey)
  return keptProblems().map(({ id, question, answerHtml }) => ({
    answer: { id, serialNumber: FREQUENT + id, content: answerHtml, question },
    at: state?.dataUpdatedAt ?? 0,
  }))
}

/** The kept answers whose questions are near what was asked, the nearest first. */
export function nearest(asked: string, kept: readonly Kept[]): (Kept & { fit: number })[] {
  return kept
    .map((one) => ({ ...one, fit: relevance(asked, [one.answer.question]) }))
    .filter(({ fit }) => fit >= NEAR)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, OFFERED)
}

/**
 * What the device itself can say while the city does not answer, always with where it comes from and from when.
 * `why`: 已离线, or what else keeps the city from answering.
 */
export function keptReplies(asked: Asked, kept: readonly Kept[], why: string): Reply[] {
  const chosen = kept.find(({ answer }) => answer.serialNumber === asked.serialNumber)
  const near = chosen ? [{ ...chosen, fit: 1 }] : nearest(asked.text, kept)
  const [best] = near
  if (!best) {
    return [
      {
        kind: 'received',
        html: `${why}，本机没有保存相近的问题。您的问题还在上面，稍后点“重发”；如需帮助，请拨打技术热线：`,
        hotline: true,
      },
    ]
  }
  const oldest = Math.min(...near.map(({ at }) => at))
  const note: Reply = { kind: 'system', text: `${why}，以下来自本机保存的常见问题，截至 ${timeText(oldest)}` }
  const isAlone = near.filter(({ fit }) => fit >= SURE).length === 1 || near.length === 1
  if (isAlone) return [note, answerReply(best.answer)]
  const questions = near.map(({ answer: { question, ...rest } }) => ({ ...rest, content: question }))
  return [note, { kind: 'group', text: '本机保存的相近问题，请选择：', questions }]
}
