import type { OfficeFigures } from '#api/public-figures.ts'
import { Bar } from '#ui/chart/Bar.tsx'
import { figureLines } from './figures.ts'
import styles from './figures.module.css'

interface Props {
  of: Omit<OfficeFigures, 'office'>
  /** Period and extent of the figures. */
  when?: string
}

/** Shows public figures beside each other, each with the number that it is a part of. */
export const FigureLines = ({ of, when }: Props) => (
  <>
    {when && <p className={styles.when}>{when}</p>}
    <dl className={styles.lines}>
      {figureLines(of).map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>
            {line.value}
            {line.of && <small>{` / ${line.of}`}</small>}
            {line.share && <Bar {...line.share} />}
          </dd>
        </div>
      ))}
    </dl>
  </>
)
