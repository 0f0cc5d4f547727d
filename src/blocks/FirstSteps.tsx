import { Link, linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import styles from './FirstSteps.module.css'

interface Step {
  title: string
  words: string
  /** Missing for a step that needs the one before it. */
  link?: Target
}

const steps: Step[] = [
  {
    title: '绑定企业',
    words: '核验身份后，可以代表企业申报、提交诉求',
    link: linkOptions({ to: '/user/relation' }),
  },
  { title: '完善企业档案', words: '绑定后核对登记信息，补充经营指标' },
  {
    title: '看能申报什么',
    words: '没有绑定也可以先看正在申报的项目',
    link: linkOptions({ to: '/policy/apply' }),
  },
]

/** Shows a person who acts for no enterprise the way to the first declaration, step by step. */
export const FirstSteps = () => (
  <ol className={styles.steps} aria-label="开始办理">
    {steps.map(({ title, words, link }, at) => (
      <li key={title} className={styles.step} data-first={at === 0}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <span>
          {link ? <Link {...link}>{title}</Link> : <strong>{title}</strong>}
          <span className={styles.words}>{words}</span>
        </span>
      </li>
    ))}
  </ol>
)
