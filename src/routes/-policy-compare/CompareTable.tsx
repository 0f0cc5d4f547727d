import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { useFacts } from '#features/policy/useFacts.ts'
import type { PolicyRead } from '#features/policy/usePolicy.ts'
import { errorWords } from '#blocks/error-words.ts'
import { timeText } from '#lib/dates.ts'
import { useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './compare.module.css'
import { type Row, rowsFor } from './rows.tsx'

interface Props {
  ids: readonly string[]
  reads: readonly PolicyRead[]
  onRemove: (id: string) => void
}

/** Policies as columns, what is compared as rows; rows in which they differ are marked in words. */
export function CompareTable({ ids, reads, onRemove }: Props) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const facts = useFacts()
  const there = reads.flatMap(({ query: { data } }) => (data ? [data] : []))
  const rows = rowsFor(facts).map((row) => ({ ...row, differs: differs(row, there) }))
  // Where none can be read the columns' heads say why, and there is nothing below them.
  const nothing = there.length === 0 && reads.every(({ query }) => query.isError)
  const shown = nothing ? [] : onlyDifferent ? rows.filter((row) => row.differs) : rows
  return (
    <>
      <label className={styles.only} data-print="none">
        <input
          type="checkbox"
          checked={onlyDifferent}
          disabled={there.length < 2}
          onChange={() => setOnlyDifferent(!onlyDifferent)}
        />
        只看不同
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.box} role="region" aria-label="对比表，可左右滚动" tabIndex={0}>
        <table className={styles.table} data-columns={ids.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">项目</span>
              </th>
              {reads.map(({ query, libraryAsOf }, at) => (
                <th key={ids[at]} scope="col">
                  <Head query={query} asOf={libraryAsOf ?? query.dataUpdatedAt} />
                  <span data-print="none">
                    <Button
                      look="plain"
                      aria-label={`移除：${query.data?.title ?? '这条政策'}`}
                      onClick={() => onRemove(ids[at]!)}
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
              <tr key={row.label} data-differs={(row.own ?? there.length < 2) ? undefined : row.differs}>
                <th scope="row">
                  {row.label}
                  {row.differs && <small>不同</small>}
                </th>
                {reads.map(({ query: { data } }, at) => (
                  <td key={ids[at]}>
                    {data ? (row.show ?? row.words)(data) : <span aria-label="未读到">—</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onlyDifferent && shown.length === 0 && <p>所列各项规定都相同。</p>}
    </>
  )
}

/** Whether what is there says different things in a row. */
const differs = ({ words, own }: Row, policies: readonly PolicyDetail[]) =>
  !own && new Set(policies.map(words)).size > 1

/** A column's policy; in the few words that fit there, why it is not to be seen. */
function Head({ query, asOf }: { query: PolicyRead['query']; asOf: number }) {
  const { reach } = useCommon()
  if (query.data) {
    const { id, title } = query.data
    return (
      <>
        <Link to="/policy/search/detail" search={{ id }}>
          {title}
        </Link>
        {reach !== 'online' && <small className={styles.asOf}>截至 {timeText(asOf)}</small>}
      </>
    )
  }
  if (query.isPaused) return <p className={styles.missing}>离线时没有这条政策，联网后显示</p>
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
