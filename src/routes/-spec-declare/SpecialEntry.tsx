import { useQuery, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { TakeItemAlong } from '#blocks/packs/late-take-along.tsx'
import { NeedsEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { itemQuery } from '#features/declare/apply/item.ts'
import { viewLink } from '#features/declare/links.ts'
import { useFactsReady } from '#features/policy/useFacts.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { NextItem } from '#features/policy/late-next-item.ts'
import { UnfitNotice } from '#features/policy/late-unfit-notice.ts'
import { Earlier } from '#features/declare/Earlier.tsx'
import { ReturnedNotice } from '#features/declare/ReturnedNotice.tsx'
import { recordOf } from '#features/declare/status.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Special } from './Special.tsx'
import { labels, taskKeys } from './steps.ts'

// Loaded on demand, because most users come from an item and need no choice.
const ChooseItem = lazyPart(async () => (await import('./ChooseItem.tsx')).ChooseItem)

interface Props {
  item?: string
  id?: string
  from?: 'srdi'
  copy?: string
  step?: string
  onStep: (step: string) => void
}

const crumbs = crumbsTo('/declare/apply/spec-declare')
const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** Selects the special declaration to show: a returned one, that of an item, or a choice of items. */
export function SpecialEntry({ item: named, id, from, copy, step, onStep }: Props) {
  const { enId } = useAccount()
  const returned = useNewest({
    ...query(declare.zjtxOne, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const waits = useOutbox().some(({ record }) => id !== undefined && record === recordOf(id))
  const itemId = named ?? returned.data?.declareEntId ?? ''
  const item = useQuery({ ...itemQuery(useQueryClient(), itemId), enabled: itemId !== '' })
  const known = item.data?.records[0]
  const isReady = useFactsReady(itemId)
  const isHeld = useWaitTogether(!isReady)
  const task = taskKeys.find((key) => key === step) ?? 'market'
  if (!enId)
    return (
      <Page title="专项申报" crumbs={crumbs}>
        <Card>
          <NeedsEnterprise to="代表企业申报项目" />
        </Card>
      </Page>
    )
  if (!named && !id)
    return (
      <Page title="专项申报" crumbs={crumbs} lead="专精特新中小企业、“小巨人”企业的申报">
        <ChooseItem room={skeleton} from={from} />
      </Page>
    )
  const address = id ? `id=${encodeURIComponent(id)}` : `item=${encodeURIComponent(itemId)}`
  const form = (record?: ZjtxRecord) => (
    <Loaded
      query={item}
      onPage
      inner={record !== undefined}
      skeleton={skeleton}
      isEmpty={({ records }) => records[0]?.formKey !== 'spec-declare'}
      empty={
        <Card>
          <EmptyState
            title="该项目不存在、已下架，或不属于专项申报"
            action={<LinkButton link={linkOptions({ to: '/policy/apply' })}>去今日申报</LinkButton>}
          />
        </Card>
      }
    >
      {({ records }) =>
        isHeld ? (
          skeleton
        ) : (
          <Special
            key={[enId, itemId, id, copy].join(' ')}
            item={records[0]!}
            returned={record}
            fromSrdi={from === 'srdi'}
            copied={copy}
            href={`/declare/apply/spec-declare?${address}`}
            step={task}
            next={<NextItem after={itemId} />}
            onStep={onStep}
            notice={(goesOn) =>
              record ? (
                record.status === '待补正' && <ReturnedNotice {...record} />
              ) : (
                <>
                  <UnfitNotice item={records[0]!} />
                  <Earlier item={records[0]!} from={copy} goesOn={goesOn} anew="上年数据" />
                </>
              )
            }
          />
        )
      }
    </Loaded>
  )
  const status = returned.data?.status
  return (
    <Page
      title={known?.name ?? '专项申报'}
      crumbs={crumbs}
      lead={known && `${known.department} · ${known.batch}`}
      aside={known && !id && <TakeItemAlong item={known} />}
    >
      {id ? (
        <Reopened
          form="spec-declare"
          id={id}
          query={returned}
          may={waits || status === '待补正'}
          state={status}
          otherwise="无需补正"
          labels={labels}
          view={{ link: viewLink({ id, type: 'spec-declare' }), label: '查看申报' }}
        >
          {form}
        </Reopened>
      ) : (
        form()
      )}
    </Page>
  )
}
