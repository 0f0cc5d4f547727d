import { useState } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

const words = {
  asked: '正在填写的内容会先保存在本机。',
  // Without storage an update is refused until the form has been submitted.
  unkept: '请先提交正在填写的内容，再更新。',
  taken: '内容已保存在本机，随后自动打开本页。',
  refused: '部分内容未能保存在本机，请提交后再更新。',
}

/**
 * Tells that a new version is available, and installs it on request: forms are saved first, which the notice shows
 * meanwhile.
 */
export function UpdateNotice() {
  const { storage } = useDeviceState()
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
