import { useState } from 'react'
import { useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

const words = {
  asked: '正在填写的内容会先保存在本机。',
  // Nothing outlives the page: an update is refused until it has been handed in.
  unkept: '请先提交正在填写的内容，再更新。',
  taken: '内容已保存在本机，随后自动打开本页。',
  refused: '部分内容未能保存在本机，请提交后再更新。',
}

/** Says that a new version waits, and takes it when asked: forms are kept first, which it says meanwhile. */
export function UpdateNotice() {
  const { storage } = useCommon()
  const [state, setState] = useState<keyof typeof words>('asked')
  const take = async () => {
    setState('taken')
    const { acceptUpdate } = await import('#app/update.ts')
    if (!(await acceptUpdate())) setState('refused')
  }
  return (
    <Notice
      tone="info"
      title={state === 'taken' ? '正在更新。' : '有新版本。'}
      action={
        state !== 'taken' && (
          <Button look="plain" onClick={() => void take()}>
            更新
          </Button>
        )
      }
    >
      {words[state === 'asked' && storage !== 'disk' ? 'unkept' : state]}
    </Notice>
  )
}
