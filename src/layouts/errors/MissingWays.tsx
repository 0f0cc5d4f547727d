import { useRouter } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import styles from './MissingWays.module.css'

/** Says that a page does not exist, and leads on by the general search and the link home. */
export function MissingWays() {
  const router = useRouter()
  return (
    <EmptyState
      art="search"
      title="404 · 页面不存在"
      hint="地址可能有误，或内容已下架，可以通过搜索查找。"
      action={
        <div className={styles.ways}>
          <p lang="en" className={styles.english}>
            This page could not be found.
          </p>
          <SearchBox
            value=""
            label="搜政策、项目、服务、产品"
            onSearch={(text) =>
              void router.navigate({ href: `/general-search?q=${encodeURIComponent(text)}` })
            }
          />
          <LinkButton link={{ to: '/' }}>返回首页</LinkButton>
        </div>
      }
    />
  )
}
