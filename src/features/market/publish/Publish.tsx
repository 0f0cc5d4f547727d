import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Listing, market, type TradeType } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { formRoom } from '#blocks/form/form-room.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { OwnBeginning } from '#blocks/own/OwnBeginning.tsx'
import { OwnPublish } from '#blocks/own/OwnPublish.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { detailQuery, lastQuery } from '#features/market/detail.ts'
import { askedIn, marketCrumbs, nouns } from '#features/market/links.ts'
import { own as owns } from '#features/market/own/kind.ts'
import type { PublishSearch } from '#features/market/market-address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Form } from './Form.tsx'
import { formLabels, numbers, toNext, toValues, type Values } from './schema.ts'

// Loads the form of an inquiry on demand, because few demands begin with one.
const Ask = lazyPart(async () => (await import('./Ask.tsx')).Ask)

interface Props {
  tradeType: TradeType
  search: PublishSearch
}

/** Shows the page that publishes a listing (发布产品, 发布求购), or changes one. */
export function Publish({ tradeType, search: { id = '', copy = '' } }: Props) {
  const own = owns[tradeType]
  const asked = tradeType === '求购' ? askedIn(copy) : []
  // Asks for the audits together with the listing: later, older ones that this device holds would pass for the newest.
  const audits = useNewest({ ...query(market.record, { params: { id } }), enabled: id !== '' })
  const [source, select] = copy === 'last' ? [lastQuery(tradeType), toNext] : [detailQuery(copy), toValues]
  const copied = { ...source, select } as UseQueryOptions<Partial<Listing>, Error, Values>
  return (
    <OwnPublish own={own} title={`${id ? '修改' : '发布'}${nouns[tradeType]}`} crumbs={marketCrumbs}>
      {!id && asked.length > 0 ? (
        <Ask room={formRoom} key={copy} asked={asked} copy={copy} />
      ) : (
        <OwnBeginning
          {...{ own, id, copy }}
          query={detailQuery(id)}
          shape={Listing}
          may={({ mine }) => mine}
          displayOf={(one) => ({ labels: formLabels(tradeType, one?.categoryPath[0]), numbers })}
          copied={copied}
        >
          {(begin) =>
            id || copy ? <Form {...{ tradeType, audits }} {...begin} /> : <New tradeType={tradeType} />
          }
        </OwnBeginning>
      )}
    </OwnPublish>
  )
}

function New({ tradeType }: { tradeType: TradeType }) {
  const { data, isLoading } = useQuery(lastQuery(tradeType))
  // Waits for the offer above the form.
  if (useWaitTogether(isLoading)) return formRoom
  return <Form tradeType={tradeType} hasLast={data?.title !== undefined} />
}
