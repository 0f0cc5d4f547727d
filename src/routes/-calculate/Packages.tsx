import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#blocks/Loaded.tsx'
import { reportQuery } from '#features/match/saved.ts'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import { upToText } from '#lib/money.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Bar } from '#ui/chart/Bar.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { packagesQuery } from './packages.ts'
import styles from './plan.module.css'

/**
 * Lists the city's policy packages (政策包) for the plan's enterprise. Hidden if empty or not on this device, because the
 * plan above already shows that message.
 */
export function Packages({ search: { of, id } }: { search: CalculationSearch }) {
  const { reach } = useDeviceState()
  const { enId } = useAccount()
  // Read from the cache only; the plan above fetches the report.
  const saved = useQuery({ ...reportQuery(id ?? ''), enabled: false }).data?.records[0]
  const live = of === undefined ? enId : undefined
  const isKnown = id === undefined || saved !== undefined
  const packages = useQuery({ ...packagesQuery(id === undefined ? live : saved?.enId), enabled: isKnown })
  const isOut = packages.data === undefined && (packages.isPaused || reach !== 'online')
  if (!isKnown || isOut || packages.data?.length === 0) return null
  return (
    <Card title="政策包" aside="包内政策可以同时享受">
      <Loaded query={packages} inner skeleton={<SkeletonRows rows={3} />}>
        {(found) => (
          <List label="政策包">
            {found.map((one) => (
              <ListRow
                key={one.id}
                title={one.name}
                meta={[one.audience, one.summary, `${String(one.policyCount)} 条政策`]}
                amount={one.amountTotal > 0 ? upToText(one.amountTotal) : undefined}
              >
                {one.amountTotal > 0 && (
                  <span className={styles.sum}>
                    <Bar value={one.amountTotal} to={Math.max(...found.map((each) => each.amountTotal))} />
                  </span>
                )}
                <details className={styles.guide}>
                  <summary>包含的政策</summary>
                  <ul>
                    {one.policies.map(({ id: policyId, title }) => (
                      <li key={policyId}>{title}</li>
                    ))}
                  </ul>
                </details>
              </ListRow>
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
