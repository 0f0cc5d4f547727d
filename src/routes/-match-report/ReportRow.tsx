import { useState } from 'react'
import { match, type MatchReportBrief } from '#api/match.ts'
import { timeText } from '#lib/dates.ts'
import { matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useOutbox } from '#offline/view.ts'
import { Downloads } from '#routes/-calculate/Downloads.tsx'
import { reportLink } from '#routes/-calculate/of.ts'
import { amountText } from '#routes/-calculate/Totals.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './compare.module.css'

interface Props {
  report: MatchReportBrief
  picked: boolean
  /** Two are picked already. */
  full: boolean
  onPick: (picked: boolean) => void
}

const recordOf = (id: string) => `match-report:${id}`

/** One saved report: open, download, compare, delete. */
export function ReportRow({ report, picked, full, onPick }: Props) {
  const { id, no = '', enterpriseName, createTime, totals, evaluated, amountFrom, amountTo } = report
  const [asking, setAsking] = useState(false)
  const leaving = useOutbox().find((one) => one.record === recordOf(id))
  const remove = async () => {
    setAsking(false)
    try {
      await send(match.remove, { params: { id } }, { title: `删除报告：${no}`, record: recordOf(id) })
      // The row goes, and the button that has the focus with it.
      document.querySelector('h1')?.focus({ preventScroll: true })
      showToast(`已删除报告 ${no}`)
    } catch (error) {
      showToast(storageProblem(error).message)
    }
  }
  return (
    <ListRow
      title={enterpriseName}
      link={reportLink({ id })}
      meta={[
        `报告编号 ${no}`,
        `${timeText(createTime)} 生成`,
        `比对 ${String(evaluated)} 条`,
        ...matchLevels.slice(0, 3).map((level) => `${matchLevelWords[level]} ${String(totals[level])}`),
      ]}
      amount={amountText(amountFrom, amountTo)}
      state={leaving && <StateChip tone="warn">删除待上传</StateChip>}
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
          <Button
            look="plain"
            disabled={leaving !== undefined}
            aria-label={`删除 ${no}`}
            onClick={() => setAsking(true)}
          >
            删除
          </Button>
          <ConfirmDialog
            open={asking}
            title="删除报告"
            confirmLabel="删除"
            danger
            onCancel={() => setAsking(false)}
            onConfirm={() => void remove()}
          >
            报告 {no}（{enterpriseName}）删除后不能恢复。
          </ConfirmDialog>
        </>
      }
    />
  )
}
