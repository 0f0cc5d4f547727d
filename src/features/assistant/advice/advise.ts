import type { QueryClient } from '@tanstack/react-query'
import { cityNow } from '#lib/clock.ts'
import type { Advice, Answering } from './advice.ts'
import { bindingAnswer } from './binding-answer.ts'
import { deadline } from './deadline.ts'
import { due } from './due.ts'
import { fit } from './fit.ts'
import { gather } from './gather.ts'
import { type Intent, type IntentOf, intentOf } from './intent.ts'
import type { Known, Need } from './known.ts'
import { matter, phone, validity } from './matter.ts'
import { most } from './most.ts'
import { licences, papers } from './papers.ts'
import { plainQuestion } from './plain.ts'
import { benefits, declarations, received } from './progress.ts'
import { appeals, dockings, enquiries, signups } from './records.ts'
import { terms } from './terms.ts'

type Answers = { [K in Intent['kind']]: Answering<IntentOf<K>> }

const answers: Answers = {
  ...{ deadline, fit, most, received, due, papers, licences, matter, phone, validity, terms },
  ...{ declarations, benefits, appeals, dockings, enquiries, signups },
  binding: bindingAnswer,
}

const answering = (intent: Intent): Answering<Intent> => answers[intent.kind] as unknown as Answering<Intent>

/** Returns the parts that the answer to a question needs. */
export const needsOf = (intent: Intent): readonly Need[] => answering(intent).needs(intent)

/** Returns the answer to a question from what is known; undefined if that says nothing about it. */
export const answerOf = (intent: Intent, known: Known): Advice | undefined =>
  answering(intent).answer(intent, known)

/** A part of what was typed, with its answer if the device has one. */
export interface Advised {
  text: string
  advice?: Advice
}

/** Number of questions that are answered at once. */
const MAX_PARTS = 4

/**
 * Splits questions that were asked together. A part that asks for nothing by itself belongs to the one after it, or to
 * the one before it: 我们 50 人。能申报吗 is one question.
 */
export function questionsIn(text: string, now: number): string[] {
  const strong = text
    .split(/[？?；;\n。]+|[，,](?=另外|还有|再问|顺便|以及)/u)
    .filter((one) => plainQuestion(one))
  const parts = strong.flatMap((one) => splitAtCommas(one, now))
  const joined: string[] = []
  let before = ''
  for (const part of parts) {
    const whole = before ? `${before}，${part}` : part
    if (intentOf(plainQuestion(part), now) || intentOf(plainQuestion(whole), now)) {
      joined.push(whole)
      before = ''
    } else before = whole
  }
  if (before) joined.push(before)
  return joined.length > MAX_PARTS ? [text] : joined
}

/** Splits a sentence at its commas where each half is a question of another kind. */
function splitAtCommas(text: string, now: number): string[] {
  const [first = '', ...rest] = text.split(/[，,](?!\d{3})/u)
  if (rest.length === 0) return [text]
  const other = rest.join('，')
  const [one, two] = [first, other].map((part) => intentOf(plainQuestion(part), now))
  return one && two && one.kind !== two.kind ? [first, ...splitAtCommas(other, now)] : [text]
}

/**
 * Answers each of the questions from the city's records and rules, or offline from what this device keeps.
 * @param isKnown true for a question that the common questions contain word by word: their answer is nearer to it than
 * what is found on its matter
 */
export async function advise(
  client: QueryClient,
  text: string,
  isKnown: (text: string) => boolean,
): Promise<Advised[]> {
  const now = cityNow()
  return await Promise.all(
    questionsIn(text, now).map(async (part): Promise<Advised> => {
      const intent = intentOf(plainQuestion(part), now)
      if (!intent || (intent.kind === 'matter' && isKnown(part))) return { text: part }
      const subject =
        intent.kind === 'validity' && intent.docNumber
          ? intent.docNumber
          : 'subject' in intent
            ? intent.subject
            : ''
      const advice = answerOf(intent, await gather(client, new Set(needsOf(intent)), subject))
      return advice ? { text: part, advice } : { text: part }
    }),
  )
}
