import { linkOptions } from '@tanstack/react-router'
import { usePoliciesById } from '#features/policy/usePolicy.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import styles from './faq.module.css'

/** Lists the policies that an answer is based on, from the city or the device. */
export function Policies({ ids }: { ids: readonly string[] }) {
  const reads = usePoliciesById(ids)
  const found = reads.flatMap(({ query: { data } }) => (data ? [data] : []))
  const coming = reads.filter(({ query }) => !query.data && !query.error && !query.isPaused).length
  const missing = reads.length - found.length - coming
  return (
    <Card title="答复依据的政策">
      {found.length > 0 && (
        <List label="答复依据的政策">
          {found.map((one) => (
            <ListRow
              key={one.id}
              title={one.title}
              link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
              meta={[one.docNumber, one.level, one.departments.join('、')]}
              state={one.validity === '有效' ? <WindowChip window={one} /> : one.validity}
            />
          ))}
        </List>
      )}
      {coming > 0 && <SkeletonRows rows={coming} />}
      {missing > 0 && (
        <p className={styles.note}>
          {found.length > 0 ? `另有 ${String(missing)} 项政策` : `${String(missing)} 项政策`}
          暂时无法获取，本机也未保存，联网后在这里显示。
        </p>
      )}
    </Card>
  )
}
