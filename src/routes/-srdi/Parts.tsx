import { pointsText } from '#features/srdi/srdi-words.ts'
import type { Part } from '#rules/srdi/result.ts'
import { Card } from '#ui/Card.tsx'
import styles from './srdi.module.css'

/** Shows the points of each part as a bar with numbers: the certain points dark, the possible ones light. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <Card title="各部分得分" aside="深色为已确定的分，浅色为未填信息可能带来的分">
      <dl className={styles.bars}>
        {parts.map(({ name, from, to, most }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${String((from / most) * 100)}%` }} />
                <i data-open style={{ width: `${String(((to - from) / most) * 100)}%` }} />
              </span>
              <span>
                {pointsText(from, to)} / {most} 分
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
