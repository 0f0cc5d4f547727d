import { useState } from 'react'
import { Button, LinkButton } from '#ui/Button.tsx'
import { askLink } from './ask.ts'
import styles from './faq.module.css'
import { keepVerdict, type Verdict, verdictOf } from './helpful.ts'

const words: Record<Verdict, string> = { yes: '有帮助', no: '没有帮助' }

/** Asks whether the answer has helped; if not, links to an appeal with the question. */
export function Helpful({ id, question }: { id: string; question: string }) {
  const [verdict, setVerdict] = useState(() => verdictOf(id))
  const toggle = (chosen: Verdict) => {
    const next = chosen === verdict ? undefined : chosen
    keepVerdict(id, next)
    setVerdict(next)
  }
  return (
    <div className={styles.helpful} data-print="none">
      <div role="group" aria-label="这条答复对您有帮助吗？" className={styles.verdicts}>
        <span aria-hidden="true">这条答复对您有帮助吗？</span>
        {(['yes', 'no'] as const).map((one) => (
          <Button key={one} aria-pressed={verdict === one} onClick={() => toggle(one)}>
            {words[one]}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.said}>
        {verdict === 'yes' && '感谢您的反馈。'}
        {verdict === 'no' && (
          <>
            可以就此问题向主管部门提问：
            <LinkButton look="primary" link={askLink(question)}>
              提交诉求
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
