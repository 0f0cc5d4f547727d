import { Fragment } from 'react'
import { pointsText } from '#features/srdi/srdi-words.ts'
import type { Part } from '#rules/srdi/result.ts'
import { Card } from '#ui/Card.tsx'
import styles from './srdi.module.css'

interface Props {
  parts: readonly Part[]
  /** Requirement of the next band, by the name of the indicator. */
  next: ReadonlyMap<string, string>
}

/** Shows each indicator with its value, its points, and the requirement of the next band. */
export function Indicators({ parts, next }: Props) {
  return (
    <Card title="逐项得分">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <th scope="col">现为</th>
            <th scope="col">得分</th>
            <th scope="col">再上一档</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Fragment key={part.name}>
              <tr data-part>
                <th scope="rowgroup" colSpan={2}>
                  {part.name}
                </th>
                <td colSpan={2}>
                  {pointsText(part.from, part.to)} / {part.most}
                </td>
              </tr>
              {part.indicators.map(({ name, value, band, from, to, most }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-label="现为">
                    {value}
                    {band && <span className={styles.band}>{`在 ${band} 档`}</span>}
                  </td>
                  <td data-label="得分">
                    {pointsText(from, to)} / {most}
                  </td>
                  <td data-label="再上一档">{from === most ? '已满分' : (next.get(name) ?? '—')}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
