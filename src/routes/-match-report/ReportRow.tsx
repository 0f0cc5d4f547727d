import { match, type MatchReportBrief } from '#api/match.ts'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import { timeText } from '#lib/dates.ts'
import { matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { useOutbox } from '#offline/view.ts'
import { Downloads } from '#features/match/Downloads.tsx'
import { reportLink } from '#features/match/match-links.ts'
import { amountText } from '#features/match/match-words.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './compare.module.css'

interface Props {
  report: MatchReportBrief
  picked: boolean
  /** True if two reports are selected already. */
  full: boolean
  onPick: (picked: boolean) => void
  looked: string
}

const recordOf = (id: string) => `match-report:${id}`

/** Shows one saved report: open, download, compare, delete. */
export function ReportRow({ report, picked, full, onPick, looked }: Props) {
  const { id, no = '', enterpriseName, createTime, totals, evaluated, amountFrom, amountTo } = report
  const isBeingDeleted = useOutbox().some((one) => one.record === recordOf(id))
  return (
    <ListRow
      title={<Marked text={enterpriseName} looked={looked} />}
      link={reportLink({ id })}
      meta={[
        `报告编号 ${no}`,
        `${timeText(createTime)} 生成`,
        `比对 ${String(evaluated)} 条`,
        ...matchLevels.slice(0, 3).map((level) => `${matchLevelWords[level]} ${String(totals[level])}`),
      ]}
      amount={amountText(amountFrom, amountTo)}
      state={isBeingDeleted && <StateChip tone="warn">删除待上传</StateChip>}
      actions={
        <>
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={picked}
              disabled={full && !picked}
              aria-label={`对比 ${no}`}
              onChange={(event) => onPick(event.target.checked)}
            />
            对比
          </label>
          <Downloads id={id} name={no} />
          <QueueButton
            endpoint={match.remove}
            input={{ params: { id } }}
            title={`删除报告：${no}`}
            record={recordOf(id)}
            label={`删除 ${no}`}
            takesAway
            done={`已删除报告 ${no}`}
            confirm={{
              title: '删除报告',
              label: '删除',
              danger: true,
              words: `报告 ${no}（${enterpriseName}）删除后不能恢复。`,
            }}
          >
            删除
          </QueueButton>
        </>
      }
    />
  )
}
