import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { LibraryCard } from '#features/policy/LibraryCard.tsx'
import { countsQuery } from '#features/policy/PolicyCounts.tsx'
import { BehaviourCard } from '#features/behaviour/BehaviourCard.tsx'
import { type KeptKind, readUsage, type Usage } from '#offline/device/usage.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { useLibrary } from '#offline/library.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { PrefetchNotice } from './-device/PrefetchNotice.tsx'
import { Packs } from './-device/Packs.tsx'
import { StoredKinds } from './-device/StoredKinds.tsx'
import { PublicDevice } from './-device/PublicDevice.tsx'
import { Reminders } from './-device/Reminders.tsx'
import { Room } from './-device/Room.tsx'
import { Unreadable } from './-device/Unreadable.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'

export const Route = createFileRoute('/_user/user/device')({
  staticData: { guards: ['member'] },
  component: DevicePage,
})

/** Shows 本机存储: the content kept on this device, the ways to clear it, and the mode that keeps nothing. */
function DevicePage() {
  const { waiting, held } = useDeviceState()
  const [round, setRound] = useState(0)
  const [usage, setUsage] = useState<Record<KeptKind, Usage> | 'failed'>()
  // Reads the usage again after a send, because an item then leaves the outbox and becomes a receipt.
  useEffectOn([round, waiting, held], () => {
    let current = true
    readUsage().then(
      (found) => current && setUsage(found),
      () => current && setUsage('failed'),
    )
    return () => {
      current = false
    }
  })
  const { enId } = useAccount()
  // Asks how large the library would be, only where it is not on the device.
  const { data } = useQuery({ ...countsQuery(enId), enabled: useLibrary().state === 'none' })
  const again = () => setRound(round + 1)
  const isHeld = useWaitTogether(!usage)
  return (
    <Page
      title="本机存储"
      lead="本账号保存在本机的内容。退出登录时可以选择保留或清除草稿、附件、收到的文件、待上传和回执。"
    >
      {isHeld ? (
        <Card>
          <SkeletonRows rows={10} />
        </Card>
      ) : (
        <>
          <PrefetchNotice />
          <Room round={round} />
          {usage === 'failed' ? (
            <ErrorState title="本机内容无法读取" hint="请刷新页面后重试。" onRetry={again} />
          ) : (
            <StoredKinds usage={usage} onChange={again} />
          )}
          <Packs onChange={again} />
          <Unreadable onChange={again} />
          <LibraryCard total={data?.counts?.total} onChange={again} />
          <Reminders />
          <BehaviourCard />
          <PublicDevice drafts={usage && usage !== 'failed' ? usage.drafts.count : 0} />
        </>
      )}
    </Page>
  )
}
