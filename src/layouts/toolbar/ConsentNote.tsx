import { Link } from '@tanstack/react-router'
import { setConsent, useConsent } from '#offline/behaviour.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './ConsentNote.module.css'

/** Asks once, unobtrusively below a page, for consent to usage records. Without consent nothing is recorded. */
export function ConsentNote() {
  const given = useConsent()
  const { storage } = useDeviceState()
  if (given !== undefined || storage !== 'disk') return null
  const answer = async (agreed: boolean) => {
    // Moves the focus, because the focused button is removed with the answer.
    document.querySelector('main')?.focus({ preventScroll: true })
    await setConsent(agreed).catch(() => undefined)
    showToast(agreed ? '已开启使用记录，可随时关闭' : '不会记录')
  }
  return (
    <aside aria-label="使用记录" className={styles.note} data-print="none">
      <p>
        是否允许记录使用情况，用于改进服务？仅记录访问页面和操作，不含账号、企业和输入的文字。
        <Link to="/protocol" search={{ tab: 'privacy' }}>
          隐私政策
        </Link>
      </p>
      <div className={styles.answers}>
        <Button look="plain" onClick={() => void answer(true)}>
          允许
        </Button>
        <Button look="plain" onClick={() => void answer(false)}>
          不允许
        </Button>
      </div>
    </aside>
  )
}
