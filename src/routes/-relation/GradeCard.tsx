import { useQuery } from '@tanstack/react-query'
import { enterprise, type Grade } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { dateText } from '#lib/dates.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './relation.module.css'

/** Shows 企业评价 of the current enterprise: its grade, the four parts, and advice to improve each. */
export function GradeCard() {
  const grade = useQuery(query(enterprise.grade, {}))
  return (
    <Card title="企业评价" aside={grade.data && `评价于${dateText(grade.data.evaluateTime)}`}>
      <Loaded query={grade} skeleton={<SkeletonText lines={5} />}>
        {(data) => <Parts {...data} />}
      </Loaded>
    </Card>
  )
}

function Parts({ grade, score, parts }: Grade) {
  return (
    <div className={styles.grade}>
      <p className={styles.mark}>
        <strong>{grade}</strong>
        <span>{score} 分，满分 100 分</span>
      </p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.name}>
            <p className={styles.part}>
              <span>{part.name}</span>
              <span>
                {part.score}/{part.full} 分
              </span>
            </p>
            <div className={styles.track} aria-hidden="true">
              <div style={{ width: `${String((100 * part.score) / part.full)}%` }} />
            </div>
            {part.advice && <p className={styles.advice}>{part.advice}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
