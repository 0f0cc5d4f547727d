import type { Problem } from '#api/problem.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { SimilarQuestions } from './SimilarQuestions.tsx'
import { AskCard } from './AskCard.tsx'
import styles from './faq.module.css'
import { Helpful } from './Helpful.tsx'

// Loaded on demand, because it can read the policy library, whose code is larger than the page's own.
const Policies = lazyPart(async () => (await import('./Policies.tsx')).Policies)

/** Shows an answer with its policies, the feedback, similar questions and a link to ask. */
export function Answer({ one }: { one: Problem }) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card foot={<Helpful id={one.id} question={one.question} />}>
          <article className={styles.answer} aria-label="答复">
            <Rich html={one.answerHtml} />
          </article>
        </Card>
        {one.relatedPolicyIds.length > 0 && (
          <Policies
            room={
              <Card title="答复依据的政策">
                <SkeletonRows rows={one.relatedPolicyIds.length} />
              </Card>
            }
            ids={one.relatedPolicyIds}
          />
        )}
      </div>
      <div className={styles.beside}>
        <SimilarQuestions one={one} />
        <AskCard title="没有解决您的问题？" question={one.question} />
      </div>
    </div>
  )
}
