import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useMemo, useState } from 'react'
import type { Problem } from '#api/problem.ts'
import { viewLink } from '#blocks/appeal-links.ts'
import { findAnswers } from '#features/appeal/faq/find-answers.ts'
import { characterCount } from '#lib/count.ts'
import { idle } from '#lib/idle.ts'
import { keptProblems } from '#offline/problems.ts'
import { answersFor } from '#rules/problem-search.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { similarAppeals, openAppeals } from './similar-appeals.ts'
import styles from './ask.module.css'
import { useSuggestionData } from './useSuggestionData.ts'

// Loaded on demand, because the HTML sanitizer is needed only once an answer is unfolded.
const Rich = lazyPart(async () => (await import('#ui/Rich.tsx')).Rich)

/** Characters from which on suggestions are searched. */
const MIN_CHARACTERS = 2

interface Props {
  /** Current text of the title. */
  text: string
  /** Id of the appeal being supplemented, which is excluded from the similar ones; '' for a new one. */
  except: string
}

/**
 * Shows a question whose answer unfolds in place. A folded answer is not rendered, because that would slow down typing.
 */
function Answer({ one }: { one: Problem }) {
  const [isRendered, setRendered] = useState(false)
  return (
    <details className={styles.answer} onToggle={() => setRendered(true)}>
      <summary>{one.question}</summary>
      {isRendered && (
        <>
          <Rich room={<SkeletonText lines={2} />} html={one.answerHtml} />
          <Link to="/appeal/FAQ-list/detail" search={{ id: one.id }}>
            查看完整答复
          </Link>
        </>
      )}
    </details>
  )
}

/** Questions prepared per idle period. */
const BATCH_SIZE = 8

/**
 * Prepares the questions for the search in idle periods, so that the first typed letter need not wait; returns a
 * function that stops it.
 */
function warmUp(): () => void {
  const stop = new AbortController()
  const all = keptProblems()
  const prepareFrom = async (from: number): Promise<void> => {
    await idle()
    if (stop.signal.aborted || from >= all.length) return
    answersFor(all.slice(from, from + BATCH_SIZE), '常见')
    await prepareFrom(from + BATCH_SIZE)
  }
  void prepareFrom(0)
  return () => stop.abort()
}

/**
 * Suggests, below the title while it is typed, frequent questions to unfold and the user's own open appeals, from data
 * on this device. Takes no key and no focus. Rendered together with the typed letter, because that takes less time than
 * a separate render afterwards.
 */
export const Suggestions = memo(function Suggestions({ text, except }: Props) {
  const client = useQueryClient()
  const { problemsUpdatedAt, appealsUpdatedAt } = useSuggestionData()
  useEffect(() => (problemsUpdatedAt ? warmUp() : undefined), [problemsUpdatedAt])
  const isLong = characterCount(text) >= MIN_CHARACTERS
  const answers = useMemo(
    () => (isLong && problemsUpdatedAt ? findAnswers(text) : []),
    [isLong, problemsUpdatedAt, text],
  )
  const open = useMemo(() => (appealsUpdatedAt ? openAppeals(client) : []), [client, appealsUpdatedAt])
  const similar = useMemo(
    () => (isLong ? similarAppeals(open, text, except) : []),
    [isLong, open, text, except],
  )
  const words = [
    answers.length > 0 && `${String(answers.length)} 个常见问题可能已有答案`,
    similar.length > 0 && `${String(similar.length)} 条相近的诉求正在办理`,
  ].filter(Boolean)
  return (
    <div className={styles.wide}>
      <p role="status" className="visually-hidden">
        {words.join('，')}
      </p>
      {words.length > 0 && (
        <section className={styles.found} aria-label="提交前请参考">
          {answers.length > 0 && <h3 className={styles.foundTitle}>可能已有答案</h3>}
          {answers.map((one) => (
            <Answer key={one.id} one={one} />
          ))}
          {similar.length > 0 && <h3 className={styles.foundTitle}>您有相近的诉求正在办理</h3>}
          {similar.map((one) => (
            <p key={one.id} className={styles.own}>
              <Link {...viewLink(one.id)}>{one.title}</Link>
              <span>
                {one.state} · {one.handlerOrg}
              </span>
            </p>
          ))}
        </section>
      )}
    </div>
  )
})
