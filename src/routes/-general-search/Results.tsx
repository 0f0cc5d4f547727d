import type { UseQueryResult } from '@tanstack/react-query'
import { AssistantButton } from '#features/assistant/AssistantButton.tsx'
import { contacts } from '#rules/contacts.ts'
import { timeText } from '#lib/dates.ts'
import { ErrorPanel } from '#blocks/ErrorPanel.tsx'
import { useFailure } from '#blocks/useFailure.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Target } from '#ui/link.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { BestCard } from './BestCard.tsx'
import { Group } from './Group.tsx'
import type { KeptFound } from '#blocks/search/kept.ts'
import { type Kind, kindKeys, kinds } from '#blocks/search/kinds.ts'
import styles from './search.module.css'
import { useBest } from './useBest.ts'
import type { Found } from '#blocks/search/table.ts'

interface Props {
  looked: string
  /** Single kind to show; undefined for all of them. */
  kind: Kind | undefined
  page: number
  found: Record<Kind, UseQueryResult<Found>>
  /** Hits from this device, if the city cannot be reached. */
  kept: Record<Kind, KeptFound> | undefined
  linkOf: (kind: Kind, page: number | undefined) => Target
}

/** Shows the hits grouped by kind; offline those from this device, with a notice. */
export function Results({ looked, kind, page, found, kept, linkOf }: Props) {
  const wanted = kind ? [kind] : kindKeys
  const countOf = (one: Kind) => found[one].data?.total ?? kept?.[one].total
  const counts = wanted.map(countOf)
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const isMissing = (one: Kind) => countOf(one) === undefined
  const failed = wanted.filter((one) => isMissing(one) && found[one].isError)
  const isSearching = wanted.some((one) => isMissing(one) && !found[one].isError)
  const { failure, retry } = useFailure({
    error: failed.length === wanted.length ? found[wanted[0] ?? 'policy'].error : null,
    isFetching: wanted.some((one) => found[one].isFetching),
    refetch: () => wanted.forEach((one) => void found[one].refetch()),
  })
  const all = wanted.every(isMissing) ? failure : null
  // Groups are shown in order as they load, so that none moves one that is already read.
  const coming = wanted.findIndex((one) => isMissing(one) && !found[one].isError)
  const shown = coming < 0 ? wanted : wanted.slice(0, coming + 1)
  const best = useBest((one) => found[one].data?.hits ?? kept?.[one].hits, looked)
  const isHeldBack = useWaitTogether(!kind && (isSearching || !best?.isComplete), looked)
  const oldest = kept && Math.min(...wanted.map((one) => kept[one].at))
  return (
    <>
      {kept && (
        <Notice tone="warn" title="当前离线，只搜索本机保存的内容。">
          可以搜索看过的列表和详情
          {oldest !== undefined && Number.isFinite(oldest) && `，最早的截至 ${timeText(oldest)}`}
          ；联网后自动搜索全部。
        </Notice>
      )}
      <p role="status" className={styles.total}>
        {isSearching
          ? `正在搜索 “${looked}”`
          : all
            ? `“${looked}” 暂时无法搜索`
            : `“${looked}” 共找到 ${numberText(total)} 条`}
        {best && best.takenAs.length > 0 && `，已按${best.takenAs.map((one) => `“${one}”`).join('、')}查找`}
        {failed.length > 0 && !all && `，${failed.map((one) => kinds[one]).join('、')}暂时无法搜索`}
      </p>
      {all ? (
        <Card>
          <ErrorPanel error={all} retrying={isSearching} onRetry={retry} />
        </Card>
      ) : isHeldBack ? (
        <Card>
          <SkeletonRows rows={10} />
        </Card>
      ) : !isSearching && !failed.length && total === 0 && !best?.best.length ? (
        <Card>
          <EmptyState
            title={kept ? '本机保存的内容中没有找到' : '没有找到相关内容'}
            hint={`换个说法，或减少关键词（如“设备更新”）；也可以问小易，或拨打 ${contacts.hotline} 咨询。`}
            action={<AssistantButton className={styles.ask}>问小易</AssistantButton>}
          />
        </Card>
      ) : (
        <>
          {!kind &&
            (best?.isComplete && !isSearching ? (
              <BestCard found={best} looked={looked} />
            ) : (
              <Card title="最相关">
                <SkeletonRows rows={3} />
              </Card>
            ))}
          {shown.map((one) => (
            <Group
              key={one}
              kind={one}
              looked={looked}
              found={found[one]}
              kept={found[one].data ? undefined : kept?.[one]}
              page={kind ? page : undefined}
              linkOf={(at) => linkOf(one, at)}
            />
          ))}
        </>
      )}
    </>
  )
}
