import { useDeferredValue } from 'react'
import { Conditions } from '#features/srdi/Conditions.tsx'
import { judge } from '#features/srdi/srdi-words.ts'
import { SRDI_NOTICE } from '#rules/srdi.ts'
import { srdiTiers } from '#rules/srdi/tiers.ts'
import { answersIn, type Values } from './values.ts'
import styles from './special.module.css'

/**
 * Shows the conditions of the rule set beside their fields, judged by the same module as the self evaluation.
 */
export function Rules({ values, names }: { values: Values; names?: readonly string[] }) {
  const later = useDeferredValue(values)
  const tier = srdiTiers.find((one) => one === later.form.tier)
  if (!tier || tier === '创新型中小企业') return null
  const { found } = judge(tier, answersIn(later))
  const asked = found.conditions.filter(({ name }) => !names || names.includes(name))
  return (
    <aside className={styles.rules} aria-label="标准要求">
      <h2>标准要求</h2>
      <Conditions label="标准要求" conditions={asked} />
      <p>
        {found.ruleSet.document}，{SRDI_NOTICE}。
      </p>
    </aside>
  )
}
