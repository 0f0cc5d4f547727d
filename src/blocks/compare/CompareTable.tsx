import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { errorWords } from '#blocks/error-words.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { timeText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import { SkeletonRows, SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './compare.module.css'
import { type CompareRow, type CompareView, compareViews, rowsIn } from './rows.ts'

/** Record of a comparison, as far as it is loaded. */
interface CompareColumn<T> {
  id: string
  query: Pick<Loading<T>, 'data' | 'error' | 'isPaused' | 'refetch'>
  /** Time at which the record was fetched, in milliseconds. */
  asOf: number
}

interface Props<T> {
  /** Noun of a record: 政策. */
  noun: string
  rows: readonly CompareRow<T>[]
  columns: readonly CompareColumn<T>[]
  titleOf: (one: T) => string
  linkOf: (one: T) => Target
  /** Content above the title: a picture. */
  above?: (one: T) => ReactNode
  onRemove: (id: string) => void
}

const views: Record<CompareView, string> = { all: '全部', different: '只看不同', filled: '只看已填' }
const emptyWords: Record<CompareView, string> = {
  all: '没有可以对比的内容。',
  different: '所列各项都相同。',
  filled: '所列各项都没有填写。',
}

/** Renders records as columns and attributes as rows; rows with differences are marked in words. */
export function CompareTable<T>({ noun, rows, columns, titleOf, linkOf, above, onRemove }: Props<T>) {
  const [view, setView] = useState<CompareView>('all')
  const heads = useKeptFocus<HTMLTableElement>('thead th')
  const loaded = columns.flatMap(({ query: { data } }) => (data === undefined ? [] : [data]))
  // Shows no rows if no record could be loaded; the column heads show the reasons.
  const isAllFailed = loaded.length === 0 && columns.every(({ query }) => query.error !== null)
  const isHeldBack = useWaitTogether(
    columns.some(({ query }) => query.data === undefined && !query.error && !query.isPaused),
    columns.map(({ id }) => id).join(),
  )
  const shown = isAllFailed || isHeldBack ? [] : rowsIn(view, rows, loaded)
  return (
    <>
      <div className={styles.views} role="radiogroup" aria-label="显示项目" data-print="none">
        {compareViews.map((one) => (
          <label key={one} className={styles.view}>
            <input
              type="radio"
              name="compare-view"
              checked={view === one}
              disabled={loaded.length < 2}
              onChange={() => setView(one)}
            />
            {views[one]}
          </label>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.box} role="region" aria-label="对比表，可左右滚动" tabIndex={0}>
        <table {...heads} className={styles.table} data-columns={columns.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">项目</span>
              </th>
              {columns.map(({ id, query, asOf }) => (
                <th key={id} scope="col">
                  {query.data === undefined ? (
                    <Missing noun={noun} query={query} />
                  ) : (
                    <>
                      {above?.(query.data)}
                      <Link {...linkOf(query.data)}>{titleOf(query.data)}</Link>
                      <Age asOf={asOf} />
                    </>
                  )}
                  <span data-print="none">
                    <Button
                      look="plain"
                      aria-label={`移除：${query.data === undefined ? `该${noun}` : titleOf(query.data)}`}
                      onClick={() => onRemove(id)}
                    >
                      移除
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.label} data-differs={(row.own ?? loaded.length < 2) ? undefined : row.differs}>
                <th scope="row">
                  {row.label}
                  {row.differs && <small>不同</small>}
                </th>
                {columns.map(({ id, query: { data } }) => (
                  <td key={id}>
                    {data === undefined ? (
                      <span aria-label="未获取">—</span>
                    ) : (
                      (row.show ?? row.words)(data) || <span className={styles.empty}>未填写</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isHeldBack && <SkeletonRows rows={10} />}
      {!isAllFailed && !isHeldBack && shown.length === 0 && <p>{emptyWords[view]}</p>}
    </>
  )
}

/** Shows the age of a record while the city cannot be reached. */
function Age({ asOf }: { asOf: number }) {
  const { reach } = useDeviceState()
  return reach !== 'online' && <small className={styles.asOf}>截至 {timeText(asOf)}</small>
}

/** Shows in a few words why a record is missing. */
function Missing({ noun, query }: { noun: string; query: CompareColumn<unknown>['query'] }) {
  if (query.isPaused) return <p className={styles.missing}>本机未保存该{noun}，联网后显示</p>
  if (!query.error) return <SkeletonText lines={2} />
  const { title, way } = errorWords(query.error)
  return (
    <p className={styles.missing}>
      {title}{' '}
      {way === 'retry' && (
        <Button look="plain" onClick={() => void query.refetch()}>
          重试
        </Button>
      )}
    </p>
  )
}
