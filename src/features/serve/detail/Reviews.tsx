import { useState } from 'react'
import type { Review } from '#api/serve-provider.ts'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { scoreText } from '#features/serve/serve-words.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import styles from './product.module.css'

/** Number of reviews shown at first. */
const FIRST = 5

interface Props {
  of: { score: number; ratingCount: number; reviews?: readonly Review[] }
  /** Names the service of each review, on the page of a provider. */
  named?: boolean
}

/**
 * Shows the reviews of a service or a provider (服务评价), newest first, bad ones with the provider's answer; the average with
 * its denominator.
 */
export function Reviews({ of, named = false }: Props) {
  const [isOpen, open] = useState(false)
  const { ratingCount, reviews = [] } = of
  const shown = isOpen ? reviews : reviews.slice(0, FIRST)
  return (
    <Card title="服务评价" aside={ratingCount > 0 ? scoreText(of) : undefined}>
      {reviews.length === 0 ? (
        <EmptyState title="暂无评价" hint="咨询完成后，提出咨询的企业可以评价一次。" />
      ) : (
        <ul className={styles.reviews} aria-label="服务评价">
          {shown.map((one) => (
            <li key={one.id}>
              <RatingWithRemedy rating={one} before={[one.name, named ? one.productName : undefined]} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && reviews.length > FIRST && (
        <Button look="plain" onClick={() => open(true)}>
          {reviews.length < ratingCount
            ? `查看最近 ${String(reviews.length)} 条评价`
            : `查看全部 ${String(reviews.length)} 条评价`}
        </Button>
      )}
    </Card>
  )
}
