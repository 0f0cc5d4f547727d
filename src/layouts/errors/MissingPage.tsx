import { useRouter } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Page } from '#ui/Page.tsx'
import styles from './MissingPage.module.css'

// Loaded on demand, because few users reach a missing page.
const SearchBox = optionalPart(async () => (await import('#ui/form/SearchBox.tsx')).SearchBox)

/** Replaces a page that does not exist (specification, section 8): message, link home, and the general search. */
export function MissingPage() {
  const router = useRouter()
  return (
    <Page title="404 页面不存在" titleHidden about={false}>
      <Card>
        <EmptyState
          icon="warn"
          title="404 · 页面不存在"
          hint="地址可能有误，或内容已下架，可以通过搜索查找。"
          action={
            <div className={styles.ways}>
              <p lang="en" className={styles.english}>
                This page could not be found.
              </p>
              <SearchBox
                room={<div className={styles.box} />}
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
      </Card>
    </Page>
  )
}
