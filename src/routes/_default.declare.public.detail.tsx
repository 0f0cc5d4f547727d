import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Notice } from '#api/declare-item.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { optionalParam } from '#lib/address.ts'
import { dateText } from '#lib/dates.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { NoticeBody } from './-public/NoticeBody.tsx'
import { NoticeChip } from './-public/NoticeRow.tsx'
import { isNotice, linkTo, noticeLink, oneQuery, receiptQuery } from './-public/notices.ts'
import { ReceiptPage } from './-public/ReceiptPage.tsx'

// Loaded on demand, because the form's fields import Fluent, which a notice does not need.
const ObjectionForm = lazyPart(async () => (await import('./-public/ObjectionForm.tsx')).ObjectionForm)

const Search = v.object({
  id: optionalParam(v.string()),
  /** `objection`: shows the form of an objection in place of the notice. */
  view: optionalParam(v.literal('objection')),
  /** 核验码 of a receipt whose 申报编号 is the `id`; the QR code on the printed receipt opens this address. */
  check: optionalParam(v.string()),
})

export const Route = createFileRoute('/_default/declare/public/detail')({
  validateSearch: Search,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id, check } }) => {
    if (id && check !== undefined) void queryClient.prefetchQuery(receiptQuery(id, check))
    else if (id) void queryClient.prefetchQuery(oneQuery(id))
  },
  component: PublicPage,
})

/**
 * Shows public information about declarations: a public notice, or the check whether a receipt is genuine.
 */
function PublicPage() {
  const { id = '', check } = Route.useSearch()
  return check === undefined ? <NoticePage /> : <ReceiptPage key={id + check} number={id} check={check} />
}

/** Shows one public notice with its list, or the form of an objection to the notice. */
function NoticePage() {
  const { id = '', view } = Route.useSearch()
  const notice = useQuery({
    ...oneQuery(id),
    enabled: id !== '',
    select: (one) => (isNotice(one) ? one : undefined),
  })
  const isObjecting = view === 'objection'
  return (
    <DetailPage<Notice>
      noun="公示"
      query={notice}
      crumbs={crumbsTo('/declare/public/detail')}
      list={{ label: '查看全部公示', link: linkTo({}) }}
      titleOf={(one) => (isObjecting ? '公示异议书' : one.title)}
      leadOf={(one) =>
        isObjecting ? one.title : `${one.department} · ${one.type} · ${dateText(one.publishDate)}发布`
      }
      actions={(one) =>
        isObjecting ? (
          <LinkButton link={noticeLink(id)}>返回公示</LinkButton>
        ) : (
          <>
            <NoticeChip notice={one} />
            <Button onClick={() => print()}>打印</Button>
          </>
        )
      }
      shared={!isObjecting}
    >
      {(one) =>
        isObjecting ? (
          <ObjectionForm room={<SkeletonText lines={10} />} key={one.id} notice={one} />
        ) : (
          <NoticeBody notice={one} />
        )
      }
    </DetailPage>
  )
}
