import { useEffect } from 'react'
import { useObligations } from '#blocks/due/useObligations.ts'
import { noteDue } from '#offline/notices/here.ts'
import { deviceState } from '#offline/view.ts'
import { countOf } from '#rules/standing/obligation.ts'
import { account } from '#session/account.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'
import styles from './Header.module.css'

/**
 * Shows the number of 我的待办 beside the user's name, from what this device knows, and states it for the badge of the
 * installed portal and the phone's bar, and for notifications. Asks nothing, because home and the personal centre do.
 */
export function DueCount() {
  const { list } = useObligations(false)
  const count = countOf(list)
  useEffect(() => {
    deviceState.due = count
  }, [count])
  useEffectOn([JSON.stringify(list)], () => {
    noteDue(list).catch(() => undefined)
  })
  useEffect(
    () => () => {
      if (!account.userInfo) deviceState.due = 0
    },
    [],
  )
  return count > 0 ? (
    <span className={styles.due}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> 项待办</span>
    </span>
  ) : null
}
