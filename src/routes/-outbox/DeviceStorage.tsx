import { useEffect, useState } from 'react'
import { sizeText } from '#ui/form/file-rules.ts'
import { useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { showToast } from '#ui/Toast.tsx'

interface Room {
  used: number
  quota: number
  persisted: boolean
}

/** What this portal takes of the device's storage, and whether the browser may clear it by itself. */
export function DeviceStorage() {
  const { storage } = useCommon()
  const [room, setRoom] = useState<Room>()
  useEffect(() => void readRoom().then(setRoom), [])
  const persist = async () => {
    const granted = await navigator.storage.persist()
    showToast(granted ? '浏览器会长期保留本机数据' : '浏览器没有同意，空间不足时可能清理本机数据')
    setRoom(await readRoom())
  }
  return (
    <Card title="本机存储">
      <DescriptionList
        items={[
          ['已用', room && sizeText(room.used)],
          ['可用', room && sizeText(Math.max(0, room.quota - room.used))],
          [
            '保留方式',
            storage === 'memory'
              ? '仅在内存，关闭页面即丢失'
              : room?.persisted
                ? '长期保留'
                : '空间不足时浏览器可能清理',
          ],
        ]}
      />
      {room && !room.persisted && storage === 'disk' && (
        <Button onClick={() => void persist()}>申请长期保留</Button>
      )}
    </Card>
  )
}

async function readRoom(): Promise<Room | undefined> {
  if (!('storage' in navigator)) return undefined
  const [{ usage = 0, quota = 0 }, persisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ])
  return { used: usage, quota, persisted }
}
