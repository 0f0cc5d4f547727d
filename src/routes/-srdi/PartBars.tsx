import { pointsText } from '#features/srdi/srdi-words.ts'
import type { Part } from '#rules/srdi/result.ts'
import { Bar } from '#ui/chart/Bar.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './srdi.module.css'

/** Returns whether a part has its least points, in words and colour; open while an answer could bring them. */
function standingOf({ from, to, least = 0 }: Part) {
  if (from >= least) return { words: '达到', tone: 'ok' } as const
  return to < least
    ? ({ words: '未达到', tone: 'bad' } as const)
    : ({ words: '暂不能判断', tone: 'warn' } as const)
}

/** Shows the points of each part against their minimum: the certain ones dark, the possible ones light. */
export function PartBars({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.parts} aria-label="各部分最低分">
      {parts.map((part) => {
        const { words, tone } = standingOf(part)
        const { name, from, to, most, least } = part
        return (
          <li key={name}>
            <p className={styles.line}>
              <span>
                {name}至少 {least} 分，现为 {pointsText(from, to)} / {most}
              </span>
              <StateChip tone={tone}>{words}</StateChip>
            </p>
            <Bar value={from} upTo={to} to={most} limit={least} meets="above" tone={tone} />
          </li>
        )
      })}
    </ul>
  )
}
