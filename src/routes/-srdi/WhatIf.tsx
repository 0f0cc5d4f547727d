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

const sliderKeys = [
  'rdCost',
  'mainRevenue',
  'netProfit',
  'totalDebts',
  'rdEmployees',
  'marketYears',
  'classOneIp',
] as const
type SliderKey = (typeof sliderKeys)[number]
const money: readonly SliderKey[] = ['rdCost', 'mainRevenue', 'netProfit', 'totalDebts']
/** Minimum for the upper end of a slider, for a small or zero answer. */
const leastMaximum: Partial<Record<SliderKey, number>> = { rdEmployees: 20, marketYears: 12, classOneIp: 10 }
const units: Partial<Record<SliderKey, string>> = { rdEmployees: '人', marketYears: '年', classOneIp: '项' }

const text = (key: SliderKey, value: number) =>
  money.includes(key) ? moneyText(value) : `${numberText(value, 1)} ${units[key] ?? ''}`

/** Shows sliders to try other answers; the real answers do not change. */
export function WhatIf({ id, tier, answers }: { id: RuleSetId; tier: SrdiTier; answers: SrdiAnswers }) {
  const [moved, setMoved] = useState<Partial<Record<SliderKey, number>>>({})
  const asked = new Set<string>(fieldsFor(tier).map(({ key }) => key))
  const shown = sliderKeys.filter((key) => asked.has(key) && answers[key] !== undefined)
  if (!shown.length) return null
  const tried = { ...answers, ...moved }
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
        <p className={styles.small}>拖动仅作试算，不改变已填写的信息。</p>
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
