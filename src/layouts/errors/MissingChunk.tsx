import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import { reloadPage, chunkWords, reloadForMissingChunk } from '#offline/chunk.ts'
import { useDeviceState } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { ErrorPanel, OnThisDevice } from '#blocks/ErrorPanel.tsx'
import { notCachedWords } from '#blocks/error-words.ts'
import { tryNetwork } from '#blocks/try-network.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Replaces a page whose chunk failed to load: reloads automatically where allowed, otherwise offers it; offline lists
 * the pages that still work.
 */
export function MissingChunk() {
  const { reach, storage } = useDeviceState()
  const [isReloading, setIsReloading] = useState(true)
  const [isTrying, setIsTrying] = useState(false)
  // Tries again when the network is back.
  useEffectOn([reach], () => setIsReloading(reloadForMissingChunk()))
  const retry = async () => {
    setIsTrying(true)
    if (await tryNetwork()) await reloadPage()
    setIsTrying(false)
  }
  const title = isReloading ? '正在加载' : reach === 'offline' ? notCachedWords(true).title : '页面更新失败'
  return (
    <Page title={title} titleHidden>
      <Card>
        {isReloading ? (
          <SkeletonRows />
        ) : reach === 'offline' ? (
          <ErrorPanel error={new ApiError('network')} elsewhere />
        ) : (
          <>
            <ErrorState
              title={chunkWords}
              hint={
                storage === 'disk'
                  ? '已填写的内容保存在本机，不会丢失。'
                  : '未提交的内容仅保留在本页，刷新后清除；请先返回并提交。'
              }
              onRetry={() => void retry()}
              retrying={isTrying}
            />
            {reach !== 'online' && <OnThisDevice />}
          </>
        )}
      </Card>
    </Page>
  )
}
