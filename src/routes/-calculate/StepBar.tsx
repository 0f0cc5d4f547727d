import { useNavigate, useSearch } from '@tanstack/react-router'
import { matchLink, reportLink } from '#features/match/match-links.ts'
import { Stepper } from '#ui/form/Stepper.tsx'
import styles from './calculate.module.css'

const steps = [
  { key: 'start', title: '选择企业' },
  { key: 'match', title: '填写信息' },
  { key: 'report', title: '查看报告' },
]

/** Shows the step of the calculation (enterprise, attributes, report); each step can be opened. */
export function StepBar({ at }: { at: 'match' | 'report' }) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/_default/policy/calculate' })
  const go = (key: string) => {
    if (key === 'start') void navigate({ to: '/policy/calculate' })
    else if (key === 'match') void navigate(matchLink(search))
    else void navigate(reportLink({ of: search.of, from: search.from }))
  }
  return (
    <div className={styles.stepBar}>
      <Stepper steps={steps} current={at} reached={2} onGo={go} />
    </div>
  )
}
