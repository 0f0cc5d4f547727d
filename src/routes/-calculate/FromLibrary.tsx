import { useQuery } from '@tanstack/react-query'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useLastPage } from '#offline/useLastPage.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { type PageLink, pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { EnterpriseSuggestions, SHORTEST } from '#features/enterprise/EnterpriseSuggestions.tsx'
import { matchLink } from '#features/match/match-links.ts'
import styles from './start.module.css'

const SIZE = 5

interface Props {
  /** Empty before a search. */
  keyword: string
  page: number
  onSearch: (keyword: string) => void
  linkOf: PageLink
}

/** Finds an enterprise in the city's library by part of its name or its code. */
export function FromLibrary({ keyword, page, onSearch, linkOf }: Props) {
  const tooShort = keyword.length > 0 && keyword.length < SHORTEST
  const found = useQuery({
    ...query(enterprise.library, { query: { keyword, current: page, size: SIZE } }),
    ...useLastPage(),
    enabled: keyword.length >= SHORTEST,
  })
  return (
    <Card
      title="从企业库选择"
      foot={
        keyword.length >= SHORTEST &&
        pagerOf(found.data, page, linkOf, { isPrevious: found.isPlaceholderData, unit: '家' })
      }
    >
      <div className={styles.search}>
        <SearchBox
          label="企业名称或统一社会信用代码"
          value={keyword}
          onSearch={onSearch}
          below={EnterpriseSuggestions}
        />
      </div>
      {tooShort && (
        <p className={styles.problem} role="alert">
          至少输入 {SHORTEST} 个字
        </p>
      )}
      {keyword.length >= SHORTEST && (
        <Loaded
          query={found}
          skeleton={<SkeletonRows rows={3} />}
          isEmpty={({ records }) => records.length === 0}
          empty={<EmptyState title="企业库中没有该企业" hint="请核对名称或信用代码，或在下面手工填写。" />}
        >
          {({ records }) => (
            <List label="查找结果">
              {records.map((one) => (
                <ListRow
                  key={one.enId}
                  title={<Marked text={one.enName} looked={keyword} />}
                  meta={[one.creditCode, one.district, one.industry, `${String(one.foundedYear)} 年成立`]}
                  actions={<LinkButton link={matchLink({ of: one.enId })}>为该企业计算</LinkButton>}
                />
              ))}
            </List>
          )}
        </Loaded>
      )}
    </Card>
  )
}
