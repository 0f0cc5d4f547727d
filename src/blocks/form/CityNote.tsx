import styles from './CityNote.module.css'
import type { CityState } from './useCityDraft.ts'

const words = {
  none: '',
  saving: '正在保存到市平台',
  saved: '已同步到市平台，更换设备登录后可以继续填写',
  failed: '未同步到市平台，本机的草稿不受影响',
}

interface NoteProps {
  state: CityState
  reason: string | undefined
  /** True if files or invalid fields exist only on this device. */
  isPartial?: boolean
}

/** Shows the state of the draft at the city. */
export function CityNote({ state, reason, isPartial = false }: NoteProps) {
  if (!words[state]) return null
  return (
    <span className={styles.note}>
      {words[state]}
      {state === 'saved' && isPartial && '；未上传的附件和格式有误的内容不同步'}
      {state === 'failed' && reason && `：${reason}`}
    </span>
  )
}
