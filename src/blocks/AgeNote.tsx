import { useEffect, useId, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { cityMoment } from '#lib/clock.ts'
import { type Moment, timeText } from '#lib/dates.ts'
import { common, useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import styles from '#ui/state/OfflineNote.module.css'

interface Props {
  /** Says when what is shown came from the city, by this device's clock. */
  at: Moment
  onRetry: () => void
  /** True while trying again. */
  retrying: boolean
}

interface Age {
  id: string
  /** Milliseconds. */
  at: number
  retrying: boolean
}

/** The blocks of the page that show what the city could not bring up to date, and what each does to try again. */
const ages = proxy({ list: [] as Age[] })
const retries = new Map<string, () => void>()

/**
 * How old what is shown is: without a network that it is the device's; with one that the city cannot bring it up to date.
 * Said once on a page, by the first of its blocks: from when the oldest of them is, with one way to try them all again.
 */
export function AgeNote({ at, onRetry, retrying }: Props) {
  const id = useId()
  const { reach } = useCommon()
  // In the same draw as the content: a note that came later would move what somebody is about to press.
  const { list } = useSnapshot(ages, { sync: true })
  useLayoutEffect(() => {
    ages.list.push({ id, at: new Date(at).getTime(), retrying })
    return () => {
      ages.list = ages.list.filter((one) => one.id !== id)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it keeps its place in the list; what changes is written below
  }, [id])
  useLayoutEffect(() => {
    const own = ages.list.find((one) => one.id === id)
    if (own) Object.assign(own, { at: new Date(at).getTime(), retrying })
  }, [id, at, retrying])
  useEffect(() => {
    retries.set(id, onRetry)
    return () => void retries.delete(id)
  }, [id, onRetry])
  if (list[0]?.id !== id) return null
  const oldest = cityMoment(Math.min(...list.map((one) => one.at)))
  return reach === 'online' ? (
    <NotUpdated
      at={oldest}
      onRetry={() => retries.forEach((retry) => retry())}
      retrying={list.some((one) => one.retrying)}
    />
  ) : (
    <OfflineNote at={oldest} />
  )
}

/** Counts itself in `common.outdated` while it is shown, so that the header's chip does not say 已同步. */
function NotUpdated({ at, onRetry, retrying }: Props) {
  useEffect(() => {
    common.outdated += 1
    return () => {
      common.outdated -= 1
    }
  }, [])
  return (
    <p className={styles.note} role="status">
      暂时无法更新，显示 <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time> 的内容 ·{' '}
      <Button look="plain" onClick={onRetry} busy={retrying}>
        {retrying ? '正在重试' : '重试'}
      </Button>
    </p>
  )
}
