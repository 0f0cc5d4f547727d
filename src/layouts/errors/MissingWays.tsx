import { Link, useRouter } from '@tanstack/react-router'
import { menu } from '#layouts/menu/menu.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import styles from './MissingWays.module.css'

/** Says that a page does not exist, and leads on by the general search, the link home and the areas of the menu. */
export function MissingWays() {
  const router = useRouter()
  return (
    <>
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
      <nav aria-label="常用栏目">
        <ul className={styles.areas}>
          {menu
            .filter(({ path }) => path !== '/')
            .map(({ label, link, children }) => (
              <li key={label}>
                <Link {...(children[0]?.link ?? link)}>{label}</Link>
                {children.slice(1).map((child) => (
                  <Link key={child.path} {...child.link}>
                    {child.label}
                  </Link>
                ))}
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}
