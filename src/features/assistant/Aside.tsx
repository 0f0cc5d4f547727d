import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type AssistantQuestion, qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { cityMoment } from '#lib/clock.ts'
import { allQuestionsQuery, keptQuestions } from '#offline/questions.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './Aside.module.css'
import type { Asked } from './conversation.ts'
import { HotLinks } from './HotLinks.tsx'
import { QuestionList } from './QuestionList.tsx'

/** Number of common questions (specification, section 9, as for the other requests on opening). */
const COMMON_COUNT = 10
const common = query(qa.commonQuestion, { query: { current: 1, size: COMMON_COUNT } })
const guesses = query(qa.keyword, { query: { maxNum: 3 } })
const otherGuesses = query(qa.randomKeywords, { query: { size: 3 } })

interface Props {
  /** Target of the link 更多. */
  more: Target
  onAsk: (asked: Asked) => void
  /** Callback when a link leads away. */
  onLeave: () => void
}

/** Shows suggested words, the common questions, and pages that are often wanted. */
export function Aside({ more, onAsk, onLeave }: Props) {
  const client = useQueryClient()
  const { reach } = useDeviceState()
  const questions = useQuery(common)
  const first = useQuery(guesses)
  const other = useQuery({ ...otherGuesses, enabled: false })
  const guessed = other.data ? other : first
  const shown = questions.data ?? keptCommon()
  // Fetches all questions once online: a user who saves data has none of the answers yet, and needs them most
  // offline.
  useEffect(() => {
    if (reach === 'online') void client.prefetchQuery(allQuestionsQuery())
  }, [client, reach])
  return (
    <>
      <section hidden={guessed.data ? guessed.data.length === 0 : reach !== 'online'}>
        <div className={styles.head}>
          <h3>猜您想问</h3>
          {reach === 'online' && (
            <Button look="plain" busy={other.isFetching} onClick={() => void other.refetch()}>
              <Icon name="refresh" size="1em" />
              换一批
            </Button>
          )}
        </div>
        <Part query={guessed} lines={1}>
          {(words) => (
            <ul className={styles.words} aria-label="猜您想问">
              {words.map(({ id, keyword }) => (
                <li key={id}>
                  <button type="button" onClick={() => onAsk({ text: keyword })}>
                    {keyword}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Part>
      </section>
      <section>
        <div className={styles.head}>
          <h3>常见问题</h3>
          <Link {...more} onClick={onLeave}>
            更多
          </Link>
        </div>
        {reach !== 'online' && shown && (
          <OfflineNote at={cityMoment(questions.data ? questions.dataUpdatedAt : keptQuestions().at)} />
        )}
        <Part query={{ ...questions, data: shown }} lines={6}>
          {({ records }) =>
            records.length ? (
              <QuestionList questions={records} onChoose={onAsk} />
            ) : (
              <p className={styles.quiet}>暂无常见问题，请直接提问。</p>
            )
          }
        </Part>
      </section>
      <HotLinks onLeave={onLeave} />
    </>
  )
}

/** Returns the common questions from this device, the most read of all; undefined if it has none. */
function keptCommon(): { records: readonly AssistantQuestion[] } | undefined {
  const { questions } = keptQuestions()
  if (!questions.length) return undefined
  return { records: questions.toSorted((a, b) => b.viewCount - a.viewCount).slice(0, COMMON_COUNT) }
}

interface PartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPaused' | 'isFetching' | 'refetch'>
  /** Number of lines of the skeleton. */
  lines: number
  children: (data: Data) => ReactNode
}

/** Renders a small block: loading, failed with a button to retry, or loaded. */
function Part<Data>({ query, lines, children }: PartProps<Data>) {
  const { data, error, isPaused, isFetching } = query
  if (data !== undefined) return children(data)
  if (isPaused) return <p className={styles.quiet}>联网后显示。</p>
  if (!error) return <SkeletonText lines={lines} />
  return (
    <p className={styles.quiet} role="alert">
      {error.message}{' '}
      <Button look="plain" busy={isFetching} onClick={() => void query.refetch()}>
        重试
      </Button>
    </p>
  )
}
