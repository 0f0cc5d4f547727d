import { useDeferredValue, useMemo } from 'react'
import { linkOptions } from '@tanstack/react-router'
import { BY_HAND } from '#features/srdi/srdi-draft.ts'
import { judge, pointsText, verdictWords } from '#features/srdi/srdi-words.ts'
import { SRDI_NOTICE } from '#rules/srdi.ts'
import { thisYear } from '#rules/srdi/frame.ts'
import { nextBands } from '#rules/srdi/next-bands.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Bar } from '#ui/chart/Bar.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { CityScore } from './CityScore.tsx'
import { ConditionBars } from './ConditionBars.tsx'
import { ConditionRing } from './ConditionRing.tsx'
import { RuleComparison } from './RuleComparison.tsx'
import { Conditions } from '#features/srdi/Conditions.tsx'
import { labelOf } from './fields.ts'
import { Indicators } from './Indicators.tsx'
import { SavedResults } from './SavedResults.tsx'
import { PartBars } from './PartBars.tsx'
import styles from './srdi.module.css'
import { Steps } from './Steps.tsx'
import type { SelfEvaluation } from './useSelfEvaluation.ts'
import { WhatIf } from './WhatIf.tsx'
import { snapshotOf } from './snapshot.ts'

/**
 * Shows the result: conditions and minimum points first, then the total, the ways to raise it, and the
 * comparison with the previous rule set.
 */
export function Result({ self }: { self: SelfEvaluation }) {
  const { tier, name } = self
  const { userInfo } = useAccount()
  // Defers the result, so that typing stays responsive.
  const answers = useDeferredValue(self.answers)
  const { id, found } = useMemo(() => judge(tier, answers), [tier, answers])
  const next = useMemo(() => nextBands(id, answers, thisYear()), [id, answers])
  const { words, tone } = verdictWords(found)
  const { ruleSet, conditions, parts, from, to, pass } = found
  return (
    <div id="srdi-result" className={styles.result} role="group" aria-label="自评结果" tabIndex={-1}>
      <Card
        title="自评结果"
        aside={
          <span className={styles.actions}>
            <Button onClick={() => print()}>打印或存为 PDF</Button>
            <Button look="secondary" onClick={() => self.keep(snapshotOf(id, name, answers))}>
              保存这次结果
            </Button>
          </span>
        }
      >
        <div className={styles.body}>
          <div className={styles.verdict}>
            {conditions.length > 0 && <ConditionRing conditions={conditions} />}
            <div className={styles.body}>
              <p className={styles.line}>
                <strong>{name}</strong>
                <StateChip tone={tone}>{words}</StateChip>
              </p>
              <p className={styles.small}>
                {ruleSet.name}（{ruleSet.document}，{ruleSet.inForce} 起施行，规则版本 {ruleSet.version}）。
                <strong>{SRDI_NOTICE}</strong>，以主管部门认定为准。
              </p>
            </div>
          </div>
          {self.problems.size > 0 && (
            <Notice tone="warn" title={`${[...self.problems.keys()].map(labelOf).join('、')}填写有误，`}>
              未计入结果，请修改。
            </Notice>
          )}
          {conditions.length > 0 && (
            <Conditions
              label="必须符合的条件"
              conditions={conditions}
              next={next}
              valuesOf={(one) => <ConditionBars of={one} />}
            />
          )}
          {from !== undefined && to !== undefined && (
            <>
              <p className={styles.total}>
                <strong>总分 {pointsText(from, to)}</strong>
                <span>{pass} 分达标，满分 100 分</span>
              </p>
              <Bar value={from} upTo={to} to={100} limit={pass} meets="above" tone={tone} />
            </>
          )}
          <PartBars parts={parts} />
          <CityScore id={id} answers={answers} local={found} />
        </div>
      </Card>
      {parts.length > 0 && <Indicators parts={parts} next={next} />}
      <Steps id={id} tier={tier} answers={answers} />
      <WhatIf id={id} tier={tier} answers={answers} />
      {tier === '专精特新中小企业' && <RuleComparison />}
      <SavedResults self={self} />
      {tier !== '创新型中小企业' && self.of !== BY_HAND && userInfo && (
        <Card title="准备申报">
          <div className={styles.body}>
            <p>自评填写的数据可以带入专项申报，无需重复填写。</p>
            <span className={styles.actions}>
              <LinkButton
                look="primary"
                link={linkOptions({ to: '/declare/apply/spec-declare', search: { from: 'srdi' } })}
              >
                带入专项申报
              </LinkButton>
            </span>
          </div>
        </Card>
      )}
    </div>
  )
}
