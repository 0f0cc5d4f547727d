import { type AnswerRating, answerRatings } from '#api/common.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Bubble.module.css'

interface Props {
  rating: AnswerRating | undefined
  onRate: (rating: AnswerRating) => void
}

/** Asks whether an answer was useful, and keeps what was pressed. */
export const Rating = ({ rating, onRate }: Props) => (
  <span className={styles.rating} role="group" aria-label="评价本条答复">
    {answerRatings.map((one) => (
      <Button
        key={one}
        look="plain"
        aria-pressed={rating === one}
        onClick={() => rating !== one && onRate(one)}
      >
        {one}
      </Button>
    ))}
    {rating && <span role="status">已评价</span>}
  </span>
)
