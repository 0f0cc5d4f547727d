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
import { fieldsFor } from './useSelf.ts'

const slid = [
  'rdCost',
  'mainRevenue',
  'netProfit',
  'totalDebts',
  'rdEmployees',
  'marketYears',
  'classOneIp',
] as const
type Slid = (typeof slid)[number]
const money: readonly Slid[] = ['rdCost', 'mainRevenue', 'netProfit', 'totalDebts']
/** How far a slider goes where the answer is small or 0. */
const leastReach: Partial<Record<Slid, number>> = { rdEmployees: 20, marketYears: 12, classOneIp: 10 }
const units: Partial<Record<Slid, string>> = { rdEmployees: '人', marketYears: '年', classOneIp: '项' }

const text = (key: Slid, value: number) =>
  money.includes(key) ? moneyText(value) : `${numberText(value, 1)} ${units[key] ?? ''}`

/** What would be if: sliders over the answers, which stay as they are. */
export function WhatIf({ id, tier, answers }: { id: RuleSetId; tier: SrdiTier; answers: SrdiAnswers }) {
  const [moved, setMoved] = useState<Partial<Record<Slid, number>>>({})
  const asked = new Set<string>(fieldsFor(tier).map(({ key }) => key))
  const shown = slid.filter((key) => asked.has(key) && answers[key] !== undefined)
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
              leastReach[key] ?? 0,
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
