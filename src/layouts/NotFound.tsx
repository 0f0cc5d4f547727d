import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'

/** The page of an address that leads nowhere (specification, section 8). */
export function NotFound() {
  return (
    <DefaultLayout>
      <Page title="页面不存在" titleHidden>
        <Card>
          <EmptyState
            icon="warn"
            title="404 · 页面不存在"
            hint="This page could not be found. 地址可能有误，或内容已下架。"
            action={
              <LinkButton look="primary" link={{ to: '/' }}>
                返回首页
              </LinkButton>
            }
          />
        </Card>
      </Page>
    </DefaultLayout>
  )
}
