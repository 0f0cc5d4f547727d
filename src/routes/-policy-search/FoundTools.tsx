import { useState } from 'react'
import type { PolicyFilter } from '#api/policy-filter.ts'
import { useFacts } from '#features/policy/useFacts.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { saveTable } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { fetchAllFound, MOST_EXPORTED, policiesCsv } from './exported.ts'
import styles from './search.module.css'

interface Props {
  asked: PolicyFilter
  from: 'city' | 'library'
  total: number
}

/** Exports the results as a table for a spreadsheet, or prints them. */
export function FoundTools({ asked, from, total }: Props) {
  const { enId } = useAccount()
  const facts = useFacts()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const policies = await fetchAllFound(asked, from, { enId, facts }).catch(() => undefined)
    setBusy(false)
    if (!policies) return
    saveTable(policiesCsv(policies, location.origin), `政策搜索-${isoDay(cityNow())}.csv`)
    showToast(
      total > MOST_EXPORTED
        ? `已导出前 ${String(policies.length)} 条，共 ${String(total)} 条`
        : `已导出 ${String(policies.length)} 条`,
    )
  }
  return (
    <span className={styles.tools} data-print="none">
      <Button look="plain" busy={busy} disabled={total === 0} onClick={() => void save()}>
        {busy ? '正在导出' : '导出表格'}
      </Button>
      <Button look="plain" disabled={total === 0} onClick={() => print()}>
        打印
      </Button>
    </span>
  )
}
