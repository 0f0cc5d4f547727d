import { useState } from 'react'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Button } from '#ui/Button.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import styles from './collect.module.css'
import type { Row } from './rows.ts'

interface Props {
  label: string
  /** All found rows, over all pages. */
  rows: readonly Row[]
  /** Rows of the current page. */
  shown: Row[]
  /** Ids of the rows that can be read offline. */
  readable: ReadonlySet<string>
  /** Removes favourites; resolves to false if the device could not store the change. */
  onCancel: (rows: readonly Row[]) => Promise<boolean>
  onRestore: (row: Row) => void
  looked: string
}

/** Lists favourites with their waiting changes; one is removed by one button, several at once by selection. */
export function CollectList({ label, rows, shown, readable, onCancel, onRestore, looked }: Props) {
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const verdictOf = useVerdicts()
  const tools = useKeptFocus<HTMLDivElement>()
  const open = rows.filter(({ change }) => change !== 'cancelled')
  const picked = open.filter(({ id }) => chosen.has(id))
  const isAll = open.length > 0 && picked.length === open.length
  const cancel = async (list: readonly Row[]) => {
    if (!(await onCancel(list))) return
    setChosen(new Set())
    setChoosing(false)
  }
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <div {...tools} className={styles.tools} data-choosing={choosing}>
        {choosing ? (
          <>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : open.map(({ id }) => id)))}
              />
              全选 {open.length} 项
            </label>
            <span role="status">已选 {picked.length} 项</span>
            <div className={styles.does}>
              <Button onClick={() => setChoosing(false)}>完成</Button>
              <Button look="danger" disabled={picked.length === 0} onClick={() => void cancel(picked)}>
                取消收藏
              </Button>
            </div>
          </>
        ) : (
          <Button look="plain" disabled={open.length === 0} onClick={() => setChoosing(true)}>
            批量管理
          </Button>
        )}
      </div>
      <List label={label} top>
        {shown.map((row) => (
          <ListRow
            key={row.id}
            title={<Title row={row} looked={looked} />}
            link={row.link}
            meta={[...row.meta, readable.has(row.id) ? '离线可读' : undefined]}
            amount={row.amount}
            state={stateOf(row)}
            actions={
              row.change === 'cancelled' ? (
                <Button look="plain" onClick={() => onRestore(row)}>
                  恢复收藏<span className="visually-hidden">：{row.title}</span>
                </Button>
              ) : choosing ? (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={chosen.has(row.id)}
                    onChange={(event) => toggle(row.id, event.target.checked)}
                  />
                  选择<span className="visually-hidden">：{row.title}</span>
                </label>
              ) : (
                <Button look="plain" onClick={() => void cancel([row])}>
                  取消收藏<span className="visually-hidden">：{row.title}</span>
                </Button>
              )
            }
          >
            {row.judged && <VerdictLine verdict={verdictOf(row.judged)} of={row.judged} />}
          </ListRow>
        ))}
      </List>
    </>
  )
}

function Title({ row, looked }: { row: Row; looked: string }) {
  const title = <Marked text={row.title} looked={looked} />
  return row.ended && !row.link ? <span className={styles.gone}>{title}</span> : title
}

function stateOf({ change, ended, window }: Row) {
  if (change === 'cancelled') return <StateChip tone="neutral">已取消 · 待上传</StateChip>
  if (change === 'added') return <StateChip tone="info">已收藏 · 待上传</StateChip>
  if (ended) return <StateChip tone="bad">{ended}</StateChip>
  return window && <WindowChip window={window} />
}
