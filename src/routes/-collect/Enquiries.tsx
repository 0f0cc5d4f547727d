import { linkOptions } from '@tanstack/react-router'
import type { Favorite } from '#api/serve.ts'
import { FileList } from '#blocks/FileList.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { Course } from '#blocks/trail/Course.tsx'
import { RateRequest } from '#features/serve/ask/RateRequest.tsx'
import { requestCourse, statusWords } from '#features/serve/ask/request.ts'
import { productLink, providerLink } from '#features/serve/links.ts'
import { dayText } from '#lib/dates.ts'
import { enquiryLifecycle } from '#rules/provider-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { enquiriesQuery, linkTo } from './collect.ts'
import type { CollectSearch } from './collect-address.ts'

/**
 * Lists the user's enquiries to providers with their progress (我的咨询). Works offline once loaded. At the address
 * of the favourites, because `favorite/page` is the one call that can list it, with an entry of its own in the sidebar.
 */
export function Enquiries({ search }: { search: CollectSearch }) {
  return (
    <MyRecords<CollectSearch, Favorite>
      title="我的咨询"
      lead="向服务机构提出的咨询和进展"
      noun="咨询"
      search={search}
      linkTo={linkTo}
      query={useListQuery(enquiriesQuery(search.page))}
      device={{ kind: 'enquiry' }}
      empty={{
        title: '暂无咨询',
        hint: '可在专业服务中查找服务并咨询机构。',
        action: <LinkButton link={linkOptions({ to: '/professional-services' })}>去专业服务</LinkButton>,
      }}
    >
      {(row) => <EnquiryRow key={row.id} row={row} />}
    </MyRecords>
  )
}

function EnquiryRow({ row }: { row: Favorite }) {
  const { enquiry, name, product, provider } = row
  if (!enquiry) return null
  const { productName, providerId, status, message, createTime, rating } = enquiry
  const rate = <RateRequest enquiry={enquiry} providerId={providerId} name={productName ?? name} />
  const link = product ? productLink(product.id) : provider ? providerLink(provider.id) : undefined
  return (
    <ListRow
      title={productName ?? name}
      link={link}
      meta={[productName && name, `${dayText(createTime)}提交`]}
      excerpt={message}
      actions={!rating && rate}
      state={<StateChip tone={enquiryLifecycle.toneOf(status)}>{status}</StateChip>}
    >
      <p>{statusWords(enquiry)}</p>
      {!link && <p>内容已下架，暂不能查看详情。</p>}
      <Course stages={requestCourse(enquiry)} />
      <FileList files={enquiry.attachments ?? []} />
      {rating && rate}
    </ListRow>
  )
}
