import { setConsent, useConsent } from '#offline/behaviour.ts'
import { useDeviceState } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './BehaviourCard.module.css'

/** Explains the usage records (使用记录), which need consent, and offers the switch for them. */
export function BehaviourCard() {
  const given = useConsent() === true
  const { storage } = useDeviceState()
  const isPrivate = storage !== 'disk'
  const change = async (next: boolean) => {
    await setConsent(next).catch(() => undefined)
    showToast(next ? '已开启使用记录' : '已关闭使用记录，未发送的记录已删除')
  }
  return (
    <Card
      title="使用记录"
      aside={
        <StateChip tone={given && !isPrivate ? 'ok' : 'neutral'}>
          {given && !isPrivate ? '已开启' : '未开启'}
        </StateChip>
      }
    >
      <p className={styles.words}>
        开启后记录打开的页面、搜索次数和收藏、订阅、申报、下载等动作，用于改进服务。不含账号、企业和输入的文字，断网时暂存本机，联网后发送。
      </p>
      {isPrivate ? (
        <p className={styles.words}>
          {storage === 'public' ? '公共电脑模式下不记录。' : '浏览器不允许保存，不记录。'}
        </p>
      ) : (
        <label className={styles.switch}>
          <input type="checkbox" checked={given} onChange={(event) => void change(event.target.checked)} />
          允许记录使用情况
        </label>
      )}
    </Card>
  )
}
