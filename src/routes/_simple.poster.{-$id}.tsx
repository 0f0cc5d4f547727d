import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { Loaded } from '#blocks/Loaded.tsx'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Poster } from './-poster/Poster.tsx'
import { posterKinds } from './-poster/kinds.ts'
import { usePosterContent } from './-poster/usePoster.ts'
import styles from './-poster/poster.module.css'

export const Route = createFileRoute('/_simple/poster/{-$id}')({
  validateSearch: v.object({ kind: v.fallback(v.optional(v.picklist(posterKinds)), undefined) }),
  component: PosterPage,
})

/** Shows 分享海报: a poster of one record with a QR code. */
function PosterPage() {
  const { id = '' } = Route.useParams()
  const { kind = posterKinds[0] } = Route.useSearch()
  const { enId } = useAccount()
  const content = usePosterContent(kind, id, enId)
  return (
    <Page title="分享海报" lead="海报在本机生成，保存或分享后，扫码即可打开详情。">
      {id ? (
        <div className={styles.page}>
          <Loaded query={content} onPage skeleton={<p role="status">正在读取内容</p>}>
            {(one) => <Poster kind={kind} id={id} content={one} />}
          </Loaded>
        </div>
      ) : (
        <Card>
          <EmptyState
            title="没有指定要分享的内容"
            hint="请打开政策或活动详情，再点击“分享海报”。"
            action={<LinkButton link={linkOptions({ to: '/policy/apply' })}>查看今日申报</LinkButton>}
          />
        </Card>
      )}
    </Page>
  )
}
