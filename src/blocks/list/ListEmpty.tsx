import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { chosenIn, type EmptyWords, type FilterOf, type ListLink, type ListSearch } from './list-address.ts'
import styles from './list.module.css'

interface Props<S extends ListSearch> {
  search: S
  linkTo: ListLink<S>
  filters: readonly FilterOf<S>[]
  noun: string
  /** Number of pages; above 0 if only the requested page does not exist. */
  pages: number
  /** True if only records seen on this device were searched. */
  isOfSeen: boolean
  empty: EmptyWords
  nothing: ReactNode
}

/**
 * Explains an empty list and offers an action: no such page, no match (with the filters to remove), or no records at
 * all.
 */
export function ListEmpty<S extends ListSearch>({
  search,
  linkTo,
  filters,
  noun,
  pages,
  isOfSeen,
  empty,
  nothing,
}: Props<S>) {
  if (pages > 0 && search.page) {
    return (
      <EmptyState
        title={`没有第 ${String(search.page)} 页`}
        hint={`符合条件的${noun}共 ${String(pages)} 页。`}
        action={
          <LinkButton link={linkTo({ ...search, page: pages === 1 ? undefined : pages })}>
            去最后一页
          </LinkButton>
        }
      />
    )
  }
  if (isOfSeen) {
    return (
      <EmptyState
        title={`看过的${noun}中没有“${search.keyword ?? ''}”`}
        hint="当前没有网络，只查找了本机看过的内容；联网后自动搜索全部。"
        action={
          <LinkButton link={linkTo({ ...search, page: undefined, keyword: undefined })}>返回列表</LinkButton>
        }
      />
    )
  }
  if (nothing) return nothing
  const chosen = chosenIn(search, filters)
  if (chosen.length === 0) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={`没有符合条件的${noun}`}
      hint="可以去掉一些条件："
      action={
        <span className={styles.drop}>
          {chosen.map(({ words, without }) => (
            <Link
              key={words}
              {...linkTo({ ...search, page: undefined, ...without })}
              resetScroll={false}
              aria-label={`去掉条件 ${words}`}
            >
              {words}
              <Icon name="close" size="0.875em" />
            </Link>
          ))}
          {chosen.length > 1 && (
            <LinkButton
              link={linkTo({
                ...search,
                page: undefined,
                ...(Object.assign({}, ...chosen.map(({ without }) => without)) as Partial<S>),
              })}
            >
              全部去掉
            </LinkButton>
          )}
        </span>
      }
    />
  )
}
