import { useState } from 'react'
import { pointsText, verdictWords } from '#features/srdi/srdi-words.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { contradictions } from '#rules/srdi/contradictions.ts'
import { type RuleSetId, scoreSrdi } from '#rules/srdi.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { labelOf } from './fields.ts'
import styles from './srdi.module.css'
import { fieldsFor } from './useSelfEvaluation.ts'

const sliderKeys = ['rdCost', 'mainRevenue', 'totalDebts', 'marketYears', 'classOneIp'] as const
type SliderKey = (typeof sliderKeys)[number]
const money: readonly SliderKey[] = ['rdCost', 'mainRevenue', 'totalDebts']
/** Minimum for the upper end of a slider, for a small or zero answer. */
const leastMaximum: Partial<Record<SliderKey, number>> = { marketYears: 12, classOneIp: 10 }
const units: Partial<Record<SliderKey, string>> = { marketYears: '年', classOneIp: '项' }

const text = (key: SliderKey, value: number) =>
  money.includes(key) ? moneyText(value) : `${numberText(value, 1)} ${units[key] ?? ''}`

/** Returns tried answers with the revenue that follows from the main business, other income unchanged. */
const withRevenue = (answers: SrdiAnswers, tried: SrdiAnswers): SrdiAnswers =>
  answers.revenue === undefined || answers.mainRevenue === undefined || tried.mainRevenue === undefined
    ? tried
    : { ...tried, revenue: answers.revenue + tried.mainRevenue - answers.mainRevenue }

/** Shows sliders to try other answers; the real answers do not change. */
export function WhatIf({ id, tier, answers }: { id: RuleSetId; tier: SrdiTier; answers: SrdiAnswers }) {
  const [moved, setMoved] = useState<Partial<Record<SliderKey, number>>>({})
  const asked = new Set<string>(fieldsFor(tier).map(({ key }) => key))
  const shown = sliderKeys.filter((key) => asked.has(key) && answers[key] !== undefined)
  if (!shown.length) return null
  const tried = withRevenue(answers, { ...answers, ...moved })
  const then = scoreSrdi(id, tried)
  const { words, tone } = verdictWords(then)
  const wrong = contradictions(tried)
  return (
    <Card
      title="试算"
      aside={
        Object.keys(moved).length > 0 && (
          <Button look="plain" onClick={() => setMoved({})}>
            恢复原值
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className={styles.small}>
          拖动仅作试算，不改变已填写的信息。主营业务收入变化时其他收入不变，营业收入随之变化；负债变化时资产总额不变。
        </p>
        <div className={styles.sliders}>
          {shown.map((key) => {
            const now = answers[key] ?? 0
            const most = Math.max(
              leastMaximum[key] ?? 0,
              Math.abs(now) * 2,
              money.includes(key) ? 1_000_000 : 0,
            )
            const value = moved[key] ?? now
            return (
              <label key={key}>
                <span>
                  {labelOf(key)} <b>{text(key, value)}</b>
                </span>
                <input
                  type="range"
                  min={now < 0 ? now : 0}
                  max={most}
                  step={money.includes(key) ? 10_000 : 1}
                  value={value}
                  aria-label={`试算：${labelOf(key)}`}
                  aria-valuetext={text(key, value)}
                  onChange={(event) => setMoved({ ...moved, [key]: Number(event.target.value) })}
                />
              </label>
            )
          })}
        </div>
        {wrong.length > 0 ? (
          <p className={styles.next}>{wrong[0]!.errorMessage}</p>
        ) : (
          <p className={styles.line} role="status">
            <span>
              试算结果
              {then.from !== undefined && then.to !== undefined && `：${pointsText(then.from, then.to)}`}
            </span>
            <StateChip tone={tone}>{words}</StateChip>
          </p>
        )}
      </div>
    </Card>
  )
}
