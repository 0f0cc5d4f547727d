import { useQuery } from '@tanstack/react-query'
import { Listing, market, type TradeType } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { useNewest } from '#blocks/form/useNewest.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { OwnEdit } from '#blocks/own/OwnEdit.tsx'
import { useHeldBack } from '#blocks/useHeldBack.ts'
import { detailQuery, lastQuery } from '#features/market/detail.ts'
import { askedIn, detailLink, formHref, marketCrumbs } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import type { PublishSearch } from '#features/market/market-address.ts'
import { useAccount } from '#session/account.ts'
import { arriving } from '#ui/arriving.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Form } from './Form.tsx'
import { formLabels, numbers, toNext, toValues } from './schema.ts'

// Few demands begin with a comparison.
const Ask = arriving(async () => (await import('./Ask.tsx')).Ask)

interface Props {
  tradeType: TradeType
  search: PublishSearch
}

/** 发布产品, 发布求购, an edit and a copy of one's own; only for who acts for an enterprise. */
export function Publish({ tradeType, search: { id, copy } }: Props) {
  const { enId } = useAccount()
  const isWithout = useIsWithoutEnterprise()
  const asked = tradeType === '求购' ? askedIn(copy) : []
  const key = `${enId}|${id ?? ''}|${copy ?? ''}`
  return (
    <Page
      title={`${id ? '修改' : '发布'}${tradeType === '供应' ? '产品' : '求购'}`}
      crumbs={marketCrumbs}
      lead={`提交后由市平台审核，一般一个工作日内发布；${offlineFormWords}`}
    >
      {isWithout ? (
        <Card>
          <NeedsEnterprise to="代表企业发布产品和求购" />
        </Card>
      ) : id ? (
        <Edit key={key} tradeType={tradeType} id={id} />
      ) : copy === 'last' ? (
        <Next key={key} tradeType={tradeType} />
      ) : asked.length > 0 ? (
        <Ask room={skeleton} key={key} asked={asked} copy={copy ?? ''} />
      ) : copy ? (
        <Copy key={key} tradeType={tradeType} id={copy} />
      ) : (
        <New key={key} tradeType={tradeType} />
      )}
    </Page>
  )
}

function New({ tradeType }: { tradeType: TradeType }) {
  const { data, isLoading } = useQuery(lastQuery(tradeType))
  // What it offers stands above the form.
  if (useHeldBack(isLoading)) return skeleton
  return <Form tradeType={tradeType} hasLast={data?.title !== undefined} />
}

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

function Next({ tradeType }: { tradeType: TradeType }) {
  const last = useQuery(lastQuery(tradeType))
  return (
    <Loaded query={last} onPage skeleton={skeleton}>
      {(found) => <Form tradeType={tradeType} copied={{ values: toNext(found), copy: 'last' }} />}
    </Loaded>
  )
}

function Copy({ tradeType, id }: { tradeType: TradeType; id: string }) {
  const one = useQuery(detailQuery(id))
  return (
    <Loaded query={one} onPage skeleton={skeleton}>
      {(found) => <Form tradeType={tradeType} copied={{ values: toValues(found), copy: id }} />}
    </Loaded>
  )
}

function Edit({ tradeType, id }: { tradeType: TradeType; id: string }) {
  const one = useNewest(detailQuery(id))
  // Asked for together with the listing: later, an older one that is kept here would pass for the newest.
  const audits = useNewest(query(market.record, { params: { id } }))
  const isRejected = one.data?.status === '已驳回'
  const said = isRejected ? audits.data?.at(-1)?.fields : undefined
  // A form begins once: what the city said of its fields is to be there by then, where it can be.
  const isWaiting =
    isRejected && !audits.data && audits.fetchStatus === 'fetching' && audits.failureCount === 0
  return (
    <OwnEdit
      own={own[tradeType]}
      id={id}
      query={isWaiting ? ({ ...one, data: undefined, isAwaited: true } as typeof one) : one}
      shape={Listing}
      may={({ mine }) => mine}
      view={detailLink(id)}
      copyHref={formHref(tradeType, { copy: id })}
      blank={(kept) => <Form tradeType={tradeType} absent={id} kept={kept} />}
      labels={formLabels(tradeType, one.data?.categoryPath[0])}
      numbers={numbers}
    >
      {(record, kept) => <Form tradeType={tradeType} record={record} kept={kept} said={said} />}
    </OwnEdit>
  )
}
