import { useEffect, useId, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { cityMoment } from '#lib/clock.ts'
import { type Moment, timeText } from '#lib/dates.ts'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import styles from '#ui/state/OfflineNote.module.css'

interface Props {
  /** Time at which the city answered, by this device's clock. */
  at: Moment
  onRetry: () => void
  /** True while a retry is running. */
  retrying: boolean
}

interface Age {
  id: string
  /** Milliseconds. */
  at: number
  retrying: boolean
}

/** Blocks of the page whose content the city could not update. */
const ages = proxy({ list: [] as Age[] })
/** Retry of each block, by its id. */
const retries = new Map<string, () => void>()

/**
 * Shows the age of the content: offline as the device's copy, online as content that the city cannot update. Shown once
 * on a page, by the first of its blocks: with the time of the oldest block and one button that retries all of them.
 * Price: a newer block is called older than it is.
 */
export function AgeNote({ at, onRetry, retrying }: Props) {
  const id = useId()
  const { reach } = useDeviceState()
  // Renders in the same pass as the content: a note added later would move the element that a person is about to press.
  const { list } = useSnapshot(ages, { sync: true })
  useLayoutEffect(() => {
    ages.list.push({ id, at: new Date(at).getTime(), retrying })
    return () => {
      ages.list = ages.list.filter((one) => one.id !== id)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- keeps its place in the list; the next effect writes the changes
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

/** Counts itself in `common.outdated` while it is mounted, so that the header's chip does not show 已同步. */
function NotUpdated({ at, onRetry, retrying }: Props) {
  useEffect(() => {
    deviceState.outdated += 1
    return () => {
      deviceState.outdated -= 1
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
