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
import { arriving } from '#ui/arriving.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { alikeOf, openAppeals } from './alike.ts'
import styles from './ask.module.css'
import { useNear } from './useNear.ts'

// It brings what makes foreign text harmless, which nobody needs who unfolds nothing.
const Rich = arriving(async () => (await import('#ui/Rich.tsx')).Rich)

/** From so many characters on something is looked for. */
const LEAST = 2

interface Props {
  /** The title as it stands. */
  text: string
  /** Id of the appeal that is being supplemented: it is like itself. */
  except: string
}

/** A question whose answer unfolds in its place; what is folded is not drawn, since that would hold up the typing. */
function Answer({ one }: { one: Problem }) {
  const [seen, setSeen] = useState(false)
  return (
    <details className={styles.answer} onToggle={() => setSeen(true)}>
      <summary>{one.question}</summary>
      {seen && (
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

/** So many questions are made ready in one turn. */
const TURN = 8

/** Makes the questions ready for the search while nobody types, so that the first letter waits for nothing; returns how to stop. */
function warmUp(): () => void {
  const stop = new AbortController()
  const all = keptProblems()
  const ready = async (from: number): Promise<void> => {
    await idle()
    if (stop.signal.aborted || from >= all.length) return
    answersFor(all.slice(from, from + TURN), '常见')
    await ready(from + TURN)
  }
  void ready(0)
  return () => stop.abort()
}

/**
 * What may make asking needless, below the title while it is typed: answers to unfold and one's own open appeals, from
 * what rests on this device. It takes no key and no focus. It is drawn with the letter: both together take less time than
 * the letter first and these in a picture of their own.
 */
export const Suggestions = memo(function Suggestions({ text, except }: Props) {
  const client = useQueryClient()
  const { problems, mine } = useNear()
  useEffect(() => (problems ? warmUp() : undefined), [problems])
  const isLong = characterCount(text) >= LEAST
  const answers = useMemo(() => (isLong && problems ? findAnswers(text) : []), [isLong, problems, text])
  const open = useMemo(() => (mine ? openAppeals(client) : []), [client, mine])
  const alike = useMemo(() => (isLong ? alikeOf(open, text, except) : []), [isLong, open, text, except])
  const words = [
    answers.length > 0 && `${String(answers.length)} 个常见问题可能已有答案`,
    alike.length > 0 && `${String(alike.length)} 条相近的诉求正在办理`,
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
          {alike.length > 0 && <h3 className={styles.foundTitle}>您有相近的诉求正在办理</h3>}
          {alike.map((one) => (
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
