import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { asFile, listUnreadable, removeAside, type Unreadable as One } from '#offline/device/aside-list.ts'
import { listen } from '#offline/channel.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { storeWords } from './kinds.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Lists data that could not be read and was set aside (无法读取的内容), to be saved as a file or deleted; no card without any.
 */
export function Unreadable({ onChange }: { onChange: () => void }) {
  const [all, setAll] = useState<One[]>([])
  const [asking, setAsking] = useState<One>()
  const [round, setRound] = useState(0)
  useEffectOn([round], () => {
    let current = true
    // If the device cannot be read at all, the page shows that above.
    listUnreadable().then(
      (found) => current && setAll(found),
      () => undefined,
    )
    const stop = listen((message) => message.type === 'aside' && setRound((before) => before + 1))
    return () => {
      current = false
      stop()
    }
  })
  if (all.length === 0) return null
  const remove = async (one: One) => {
    setAsking(undefined)
    try {
      await removeAside(one)
      showToast('已删除')
    } catch (error) {
      showToast(storageProblem(error).message)
    }
    onChange()
  }
  return (
    <Card title="无法读取的内容">
      <p>这些内容与门户的格式不符，已单独存放，不影响其他内容。可以另存为文件，拨打技术热线时提供。</p>
      <List label="无法读取的内容">
        {all.map((one) => {
          const title = storeWords(one)
          return (
            <ListRow
              key={`${one.db} ${one.store} ${JSON.stringify(one.id)}`}
              title={title}
              meta={[
                one.at === undefined ? '由更新的版本保存，更新门户后可以读取' : `${timeText(one.at)} 移出`,
              ]}
              actions={
                <>
                  <Button
                    look="plain"
                    onClick={() => void asFile(one).then((file) => saveFile(file, `${title}.json`))}
                  >
                    另存为文件<span className="visually-hidden">{title}</span>
                  </Button>
                  {one.at !== undefined && (
                    <Button look="plain" onClick={() => setAsking(one)}>
                      删除<span className="visually-hidden">{title}</span>
                    </Button>
                  )}
                </>
              }
            />
          )
        })}
      </List>
      {asking && (
        <ConfirmDialog
          open
          title={`删除无法读取的${storeWords(asking)}`}
          confirmLabel="删除"
          danger
          onConfirm={() => void remove(asking)}
          onCancel={() => setAsking(undefined)}
        >
          删除后不能恢复，需要时请先另存为文件。
        </ConfirmDialog>
      )}
    </Card>
  )
}
