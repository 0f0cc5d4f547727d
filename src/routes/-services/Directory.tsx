import { useQuery } from '@tanstack/react-query'
import type { ProviderBrief } from '#api/serve-provider.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { Mark } from '#blocks/picture/Mark.tsx'
import { crumbsOf, providerLink } from '#features/serve/links.ts'
import { yearsText } from '#features/serve/serve-words.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { allProviders } from './queries.ts'
import styles from './services.module.css'

const groupsOf = (all: readonly ProviderBrief[]) =>
  serviceTypes
    .map((type) => ({ type, rows: all.filter((one) => one.serviceTypes.includes(type)) }))
    .filter(({ rows }) => rows.length > 0)

/** Shows 服务大厅: all providers by kind, as a directory. */
export function Directory() {
  const found = useQuery(allProviders)
  const hasRows = (found.data?.records.length ?? 0) > 0
  return (
    <Page
      title="服务大厅"
      banner
      crumbs={crumbsOf('services')}
      lead="按类别列出全部服务机构，看过一次后离线也可查看"
      aside={hasRows && <Button onClick={() => print()}>打印名录</Button>}
    >
      <Loaded
        query={found}
        onPage
        isEmpty={({ records }) => records.length === 0}
        empty={
          <Card>
            <EmptyState title="暂无机构" hint="服务机构审核后显示在这里。" />
          </Card>
        }
      >
        {({ records }) => (
          <>
            <Card title="按类别查找">
              <nav className={styles.jump} aria-label="按类别查找">
                {groupsOf(records).map(({ type, rows }) => (
                  <a key={type} href={`#${type}`}>
                    {type}（{rows.length}）
                  </a>
                ))}
              </nav>
            </Card>
            {groupsOf(records).map(({ type, rows }) => (
              <div key={type} id={type} className={styles.names}>
                <Card title={type} aside={`${String(rows.length)} 家`}>
                  <List label={type}>
                    {rows.map((row) => (
                      <ListRow
                        key={row.id}
                        picture={<Mark name={row.name} logo={row.logo} />}
                        title={row.name}
                        link={providerLink(row.id)}
                        meta={[row.address, yearsText(row.foundedYear), `${String(row.productCount)} 项服务`]}
                      />
                    ))}
                  </List>
                </Card>
              </div>
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}
