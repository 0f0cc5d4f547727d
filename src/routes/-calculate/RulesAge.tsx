import { timeText } from '#lib/dates.ts'
import { RULE_VERSION } from '#rules/match-report.ts'
import { useDeviceState } from '#offline/view.ts'
import styles from './calculate.module.css'
import type { Rules } from './useRules.ts'

/** Shows the version of the rules and, offline, the date of the policies. */
export function RulesAge({ rules }: { rules: Rules }) {
  const { reach } = useDeviceState()
  return (
    <p className={styles.small}>
      规则版本 {RULE_VERSION}
      {rules.state === 'there' && reach !== 'online' && `；当前离线，政策截至 ${timeText(rules.asOf)}`}
    </p>
  )
}
