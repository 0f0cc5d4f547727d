import { linkOptions } from '@tanstack/react-router'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { FIRST_OFFICE } from '#rules/appeal-office.ts'
import { refusalReasons } from '#rules/appeal-refusal.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'
import styles from './ask.module.css'

const steps: readonly Step[] = [
  { title: '登录填写', words: `可以附照片和材料；${offlineFormWords}。` },
  {
    title: '受理转办',
    words: `${FIRST_OFFICE}受理后转交主管部门：咨询 2 个工作日内答复，其他诉求 4 个工作日内答复。`,
  },
  { title: '查看进展', words: '随时查看办理环节和剩余时限；时限过半可以催办。' },
  { title: '评价结果', words: '答复后 7 天内由您评价，未解决的可以再次办理。' },
]

/** Explains to a visitor, before the sign-in, how an appeal is handled and which ones are refused. */
export function Visitor() {
  return (
    <>
      <Card title="办理说明">
        <Steps steps={steps} />
        <div className={styles.actions}>
          <SignInFirst why="appeal">登录后提诉求</SignInFirst>
          <LinkButton link={linkOptions({ to: '/appeal/FAQ-list' })}>查看常见问题</LinkButton>
        </div>
      </Card>
      <Card title="不予受理的情形">
        <ol className={styles.way}>
          {refusalReasons.map(({ short, words }) => (
            <li key={short}>
              <strong>{short}：</strong>
              {words}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
