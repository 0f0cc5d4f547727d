import { memo, useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { numberText } from '#lib/numbers.ts'
import { dropLibrary, type LibraryView, useLibrary } from '#offline/library.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { libraryBytes } from './library-offer.ts'
import { useKeepLibrary } from './useKeepLibrary.ts'
import styles from './library.module.css'

interface Props {
  /** Number of the city's policies, from which the size before the download is told; undefined while unknown. */
  total: number | undefined
  /** Callback after the library was kept or removed, so that the page counts the kept content again. */
  onChange?: () => void
}

/**
 * Keeps the whole policy library (政策库离线包) on this device, updates it and removes it. Memoized, because the list
 * above it renders again for each letter.
 */
export const LibraryCard = memo(function PolicyLibraryCard({ total, onChange }: Props) {
  const keepAll = useKeepLibrary()
  const library = useLibrary()
  const { storage, reach } = useDeviceState()
  const [asking, setAsking] = useState(false)
  const { state, count } = library
  const online = reach === 'online'
  const keep = async () => {
    await keepAll()
    onChange?.()
  }
  const drop = async () => {
    setAsking(false)
    try {
      await dropLibrary()
      showToast('已删除政策库离线包')
    } catch (error) {
      showToast(messageOf(error))
    }
    onChange?.()
  }
  return (
    <Card title="政策库离线包" aside={<Standing library={library} />}>
      <div className={styles.body}>
        <p>把全部政策连同原文保存到本机，断网时照样搜索、阅读、对比和计算。之后只更新有变化的内容。</p>
        {storage !== 'disk' && (
          <p className={styles.meta}>
            {storage === 'public' ? '公共电脑模式下' : '浏览器不允许保存，'}
            仅保存在当前页面，关闭或刷新后清除。
          </p>
        )}
        {state === 'failed' && (
          <Notice
            tone="warn"
            title={`${library.problem ?? '下载未完成'}。`}
            action={
              <Button look="plain" disabled={!online} onClick={() => void keep()}>
                继续
              </Button>
            }
          >
            {library.total > 0 && `已下载 ${amount(library.done)} / ${amount(library.total)} 条`}
            {count > 0 && `${library.total > 0 ? '；' : ''}本机原有的 ${amount(count)} 条仍可使用`}
          </Notice>
        )}
        {state === 'getting' && <Progress library={library} />}
        {count > 0 && (
          <DescriptionList
            items={[
              ['政策', `${amount(count)} 条`],
              ['内容大小', `约 ${sizeText(library.bytes)}`],
              ['截至', library.asOf && timeText(library.asOf)],
              ['上次更新', renewalText(library)],
            ]}
          />
        )}
        <div className={styles.actions}>
          {count === 0 && state === 'none' && (
            <Button look="primary" disabled={!online} onClick={() => void keep()}>
              下载到本机
            </Button>
          )}
          {state === 'kept' && (
            <Button disabled={!online} onClick={() => void keep()}>
              更新
            </Button>
          )}
          {(state === 'kept' || state === 'failed') && (
            <Button look="plain" onClick={() => setAsking(true)}>
              删除
            </Button>
          )}
          {count === 0 && state === 'none' && total !== undefined && (
            <p className={styles.meta}>{`全部 ${amount(total)} 条，约 ${sizeText(libraryBytes(total))}`}</p>
          )}
          {!online && state !== 'getting' && (
            <p className={styles.meta}>联网后可以{count > 0 ? '更新' : '下载'}。</p>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="删除政策库离线包"
        confirmLabel="删除"
        danger
        onConfirm={() => void drop()}
        onCancel={() => setAsking(false)}
      >
        删除后断网时不能搜索政策库；收藏、订阅和报告不受影响，联网后可以重新下载。
      </ConfirmDialog>
    </Card>
  )
})

const amount = (count: number) => numberText(count)

/** Returns what the last renewal has brought; undefined before the first one. */
function renewalText({ renewed, renewedBytes = 0 }: LibraryView): string | undefined {
  if (renewed === undefined) return undefined
  return renewed > 0 ? `下载 ${amount(renewed)} 条，约 ${sizeText(renewedBytes)}` : '没有变化'
}

function Standing({ library: { state, count } }: { library: LibraryView }) {
  if (state === 'getting') return <StateChip tone="info">{count > 0 ? '更新中' : '下载中'}</StateChip>
  if (count > 0) return <StateChip tone="ok">离线可用</StateChip>
  return <StateChip tone="neutral">{state === 'failed' ? '未下载完' : '未下载'}</StateChip>
}

/** Shows the progress of the download. There is no number yet while the library only checks for changes. */
function Progress({ library: { done, total } }: { library: LibraryView }) {
  const words = total > 0 ? `已下载 ${amount(done)} / ${amount(total)} 条` : '正在检查有变化的内容'
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label="政策库下载进度"
        {...(total > 0 ? { max: total, value: done } : {})}
      />
      <p className={styles.meta}>{words}，可以继续使用其他页面</p>
    </div>
  )
}
