import { useEffect, useState } from 'react'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import type { Question } from '#rules/match-report.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { focusField } from '#ui/form/field.ts'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { AnswerField } from './AnswerField.tsx'
import styles from './match.module.css'
import type { SharedCalculation } from './useCalculation.ts'

interface Props {
  held: SharedCalculation
  /** Attributes that the rules still need, in order; undefined until the rules are loaded. */
  questions: readonly Question[] | undefined
  /** True if the rules cannot be loaded now; then all attributes can be filled in beforehand. */
  ahead: boolean
  /** Attribute to focus, from the page address. */
  ask: string | undefined
}

/** Lists the attributes that the rules still need, then the known ones; both can be edited. */
export function Answers({ held, questions, ahead, ask }: Props) {
  const { entries, setAnswer } = held
  // Keeps asked attributes in place while they are being answered.
  const [asked, setAsked] = useState<readonly string[]>([])
  const newKeys = questions?.filter(({ key }) => !asked.includes(key)).map(({ key }) => key) ?? []
  if (newKeys.length) setAsked([...asked, ...newKeys])
  const policiesByKey = new Map(questions?.map(({ key, policies }) => [key, policies]))
  const shown = asked
    .map((key) => entries.find((one) => one.key === key))
    .filter((one) => one !== undefined)
    .filter((one) => policiesByKey.has(one.key) || one.typed !== undefined)
  const rest = entries.filter(({ key }) => !shown.some((one) => one.key === key))
  const known = rest.filter((one) => one.value !== undefined || one.problem)
  const other = rest.filter((one) => !known.includes(one))
  const left = questions?.length

  useEffect(() => {
    if (ask) focusField(ask)
  }, [ask])

  // Shows a skeleton first, because fields that move while they are checked are confusing.
  if (useWaitTogether(!questions && !ahead))
    return (
      <FormCard>
        <SkeletonRows rows={10} />
      </FormCard>
    )
  return (
    <FormCard>
      {left === 0 && (
        <div className={styles.done}>
          <Notice tone="info" title="信息已齐全">
            可查看报告。修改后结果即时更新。
          </Notice>
        </div>
      )}
      {shown.length > 0 && (
        <Columns title={left ? `还需填写 ${String(left)} 项` : '已填写'}>
          {shown.map((entry) => (
            <AnswerField
              key={entry.key}
              entry={entry}
              setAnswer={setAnswer}
              hint={hintOf(policiesByKey.get(entry.key), entry.problem)}
            />
          ))}
        </Columns>
      )}
      {known.length > 0 && (
        <Columns title="企业信息（请核对）">
          {known.map((entry) => (
            <AnswerField key={entry.key} entry={entry} setAnswer={setAnswer} />
          ))}
        </Columns>
      )}
      {ahead && other.length > 0 && (
        <Columns title="可以先填写">
          {other.map((entry) => (
            <AnswerField key={entry.key} entry={entry} setAnswer={setAnswer} />
          ))}
        </Columns>
      )}
      {!ahead && !questions && <SkeletonRows rows={10} />}
      {!ahead && questions && other.length > 0 && (
        <details className={styles.other}>
          <summary>其他信息 {other.length} 项，目前不影响结果</summary>
          <Columns>
            {other.map((entry) => (
              <AnswerField key={entry.key} entry={entry} setAnswer={setAnswer} />
            ))}
          </Columns>
        </details>
      )}
    </FormCard>
  )
}

const hintOf = (policies: number | undefined, problem: string | undefined) =>
  policies && !problem ? `还能判断 ${String(policies)} 条政策` : undefined
