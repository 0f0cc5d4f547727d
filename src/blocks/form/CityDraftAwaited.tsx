import { errorWords } from '#blocks/error-words.ts'
import { tryNetwork } from '#blocks/try-network.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { formRoom } from './form-room.tsx'
import type { Newest } from './useNewest.ts'

interface Props {
  /** Query that has no data: a record, a draft at the city, or the list that tells whether there is one. */
  query: Pick<Newest<unknown>, 'isAwaited' | 'fetchStatus' | 'error' | 'refetch'>
  /** Names the missing content. */
  title: string
  /** Starts a new draft on this device. */
  onAnew: () => void
}

/**
 * Replaces a form that continues from content held by the city and missing on this device. Opens the form once the
 * content arrives; starts another draft only on request, with a hint on what happens to the two.
 */
export function CityDraftAwaited({ query, title, onAnew }: Props) {
  const { isAwaited, fetchStatus, error, refetch } = query
  if (isAwaited) return formRoom
  const isOffline = fetchStatus === 'paused'
  const reason = isOffline ? '联网后自动打开。' : error ? `${errorWords(error).title}。` : '取得后自动打开。'
  return (
    <Card>
      <EmptyState
        title={title}
        hint={`${reason}急需填写的，可以新建一份：内容保存在本机，联网后与市平台的内容逐项对照，选择保留哪一份的内容。`}
        action={
          <>
            <Button look="primary" onClick={() => void (isOffline ? tryNetwork() : refetch())}>
              重试
            </Button>
            <Button onClick={onAnew}>新建一份</Button>
          </>
        }
      />
    </Card>
  )
}
