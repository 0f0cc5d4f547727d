import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MatchItem } from '#api/match.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { procedureOf } from '#features/policy/procedure.ts'
import { dateText } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'
import { Steps } from '#ui/Steps.tsx'
import styles from './plan.module.css'

/** Unfolds the application guide of one policy in place: the report's copy until the city's guide is loaded. */
export function InlineGuide({ item }: { item: MatchItem }) {
  const [open, setOpen] = useState(false)
  const { data, isFetching } = useQuery({
    ...query(policy.guide, { query: { id: item.policyId } }),
    enabled: open,
  })
  const { materials, steps } = data ?? item
  return (
    <div className={styles.guide}>
      <Button
        look="plain"
        aria-expanded={open}
        aria-label={`申报指南：${item.title}`}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起申报指南' : '申报指南'}
      </Button>
      {open && (
        <>
          {!data && <p role="status">{isFetching ? '正在获取最新指南' : '以下为生成报告时的内容'}</p>}
          {data && data.batches.length > 0 && (
            <p>
              {data.batches
                .map((one) => `${one.name}：${dateText(one.applyStart)} 至 ${dateText(one.applyEnd)}`)
                .join('；')}
            </p>
          )}
          <h4>流程</h4>
          <Steps steps={procedureOf({ steps })} />
          <h4>材料</h4>
          <ul>
            {materials.map(({ name, note, required }) => (
              <li key={name}>
                {name}
                {required ? '' : '（视情况）'}
                {note && `：${note}`}
              </li>
            ))}
          </ul>
          {data?.applyUrl && (
            <p>
              <RecordLink href={data.applyUrl}>申报网址</RecordLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}
