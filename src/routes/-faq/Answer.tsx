import type { Problem } from '#api/problem.ts'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { Alike } from './Alike.tsx'
import { AskCard } from './AskCard.tsx'
import styles from './faq.module.css'
import { Helpful } from './Helpful.tsx'
import { Policies } from './Policies.tsx'

/** An answer with what it rests on, whether it has helped, what is like it, and where to ask. */
export function Answer({ one }: { one: Problem }) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card foot={<Helpful id={one.id} question={one.question} />}>
          <article className={styles.answer} aria-label="答复">
            <Rich html={one.answerHtml} />
          </article>
        </Card>
        {one.relatedPolicyIds.length > 0 && <Policies ids={one.relatedPolicyIds} />}
      </div>
      <div className={styles.beside}>
        <Alike one={one} />
        <AskCard title="没有解决您的问题？" question={one.question} />
      </div>
    </div>
  )
}
