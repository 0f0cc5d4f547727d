import { errorWords } from '#blocks/error-words.ts'
import { tryNetwork } from '#blocks/try-network.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Newest } from './useNewest.ts'

interface Props {
  /** Says what is not here: a record, a draft at the city, or the list that says whether there is one. */
  query: Pick<Newest<unknown>, 'isAwaited' | 'fetchStatus' | 'error' | 'refetch'>
  /** Names what is missing. */
  title: string
  /** Begins another one on this device. */
  onAnew: () => void
}

/**
 * Stands in place of a form that goes on from what the city holds and this device does not: it opens by itself when that
 * comes, and another one is begun only where that is asked for, with what becomes of the two said before.
 */
export function CityDraftAwaited({ query, title, onAnew }: Props) {
  const { isAwaited, fetchStatus, error, refetch } = query
  if (isAwaited)
    return (
      <Card>
        <SkeletonText lines={10} />
      </Card>
    )
  const isCut = fetchStatus === 'paused'
  const why = isCut ? '联网后自动打开。' : error ? `${errorWords(error).title}。` : '取得后自动打开。'
  return (
    <Card>
      <EmptyState
        title={title}
        hint={`${why}急需填写的，可以新建一份：内容保存在本机，联网后与市平台的内容逐项对照，选择保留哪一份的内容。`}
        action={
          <>
            <Button look="primary" onClick={() => void (isCut ? tryNetwork() : refetch())}>
              重试
            </Button>
            <Button onClick={onAnew}>新建一份</Button>
          </>
        }
      />
    </Card>
  )
}
