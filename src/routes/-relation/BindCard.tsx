import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { enterprise, type LibraryEnterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { EnterpriseSuggestions } from '#features/enterprise/EnterpriseSuggestions.tsx'
import { useLastPage } from '#offline/useLastPage.ts'
import { useDeviceState } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { type PageLink, pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { codeProblem, searchWord } from './bind.ts'
import styles from './relation.module.css'
import type { Listed } from './useBindings.ts'

const SIZE = 5

interface Props {
  /** Search words for the library; '' before the first search. */
  keyword: string
  /** Page of the results, from 1. */
  page: number
  onSearch: (keyword: string) => void
  linkOf: PageLink
  bindings: readonly Listed[]
}

/** Searches the city's library for an enterprise by name or code, and leads to the proof for it. */
export function BindCard({ keyword, page, onSearch, linkOf, bindings }: Props) {
  const { reach } = useDeviceState()
  const word = searchWord(keyword)
  const problem = codeProblem(word)
  const found = useQuery({
    ...query(enterprise.library, { query: { keyword: word, current: page, size: SIZE } }),
    ...useLastPage(),
    enabled: word.length > 1 && !problem,
  })
  const hint = problem ?? (word.length === 1 ? '至少输入 2 个字' : undefined)
  return (
    <Card
      title="绑定企业"
      foot={!hint && pagerOf(found.data, page, linkOf, { isPrevious: found.isPlaceholderData, unit: '家' })}
    >
      {reach !== 'online' && (
        <Notice tone="warn" title="当前没有网络。">
          已查看的内容可以继续看，联网后可以查找企业和核验身份。
        </Notice>
      )}
      {bindings.length === 0 && (
        <p className={styles.explanation}>
          尚未绑定企业。按企业名称或信用代码查找，核验身份后即可代表企业申报项目、提交诉求、发布供需。
        </p>
      )}
      <div className={styles.search}>
        <SearchBox
          label="企业名称或统一社会信用代码"
          value={keyword}
          onSearch={onSearch}
          below={EnterpriseSuggestions}
        />
      </div>
      {hint && (
        <p className={styles.problem} role="alert">
          {hint}
        </p>
      )}
      {word.length > 1 && !problem && (
        <Loaded
          query={found}
          skeleton={<SkeletonRows rows={3} />}
          isEmpty={({ records }) => records.length === 0}
          empty={
            <EmptyState
              title="企业库中没有该企业"
              hint="请核对名称或信用代码；新登记的企业次日入库，仍找不到可拨打 12345。"
            />
          }
        >
          {({ records }) => (
            <List label="查找结果">
              {records.map((one) => (
                <FoundEnterprise
                  key={one.enId}
                  enterprise={one}
                  looked={word}
                  keyword={keyword}
                  state={bindings.find(({ enId }) => enId === one.enId)?.state}
                />
              ))}
            </List>
          )}
        </Loaded>
      )}
    </Card>
  )
}

interface FoundProps {
  enterprise: LibraryEnterprise
  looked: string
  keyword: string
  /** State of the user's own binding; undefined without one. */
  state: Listed['state']
}

/** Shows one enterprise of the library, with the facts that distinguish it from others of a similar name. */
function FoundEnterprise({ enterprise: one, looked, keyword, state }: FoundProps) {
  const proof = linkOptions({ to: '/user/relation', search: { keyword, enId: one.enId } })
  return (
    <ListRow
      title={<Marked text={one.enName} looked={looked} />}
      meta={[one.creditCode, `法定代表人 ${one.legalPerson}`, one.district, one.industry]}
      state={state === '有效' && <StateChip tone="ok">已绑定</StateChip>}
      actions={
        state !== '有效' && (
          <LinkButton link={{ ...proof, resetScroll: false }}>
            绑定<span className="visually-hidden">{one.enName}</span>
          </LinkButton>
        )
      }
    />
  )
}
