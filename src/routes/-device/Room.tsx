import { useState } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { useEffectOn } from '#ui/useEffectOn.ts'

interface Measured {
  used: number
  quota: number
  persisted: boolean
}

const lossNotes = {
  memory: '暂时无法保存，关闭页面即丢失',
  public: '公共电脑模式，关闭页面即清除',
}

/** Shows the storage used by the portal and whether the browser may clear it. A new `round` measures again. */
export function Room({ round }: { round: number }) {
  const { storage } = useDeviceState()
  const [room, setRoom] = useState<Measured>()
  useEffectOn([round], () => void measure().then(setRoom))
  const persist = async () => {
    const granted = await navigator.storage.persist()
    showToast(granted ? '浏览器会长期保留本机数据' : '浏览器未同意，空间不足时可能清理本机数据')
    setRoom(await measure())
  }
  const asks = room && !room.persisted && storage === 'disk'
  return (
    <Card title="存储空间" aside={asks && <Button onClick={() => void persist()}>申请长期保留</Button>}>
      <DescriptionList
        items={[
          ['已用', room ? `${sizeText(room.used)}（含离线页面）` : '浏览器未提供'],
          ['可用', room ? sizeText(Math.max(0, room.quota - room.used)) : '—'],
          [
            '保留方式',
            storage !== 'disk'
              ? lossNotes[storage]
              : room?.persisted
                ? '长期保留'
                : '空间不足时浏览器可能清理',
          ],
        ]}
      />
    </Card>
  )
}

async function measure(): Promise<Measured | undefined> {
  // Safari provides the estimate since version 17.
  if (!('storage' in navigator && 'estimate' in navigator.storage)) return undefined
  const [{ usage = 0, quota = 0 }, persisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ])
  return { used: usage, quota, persisted }
}
