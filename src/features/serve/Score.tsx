import { Stars } from '#ui/Stars.tsx'

/** Shows a score with the number of ratings that it is the average of: 4.6 (12); nothing before there is a score. */
export function Score({ of: { score, ratingCount } }: { of: { score: number; ratingCount: number } }) {
  if (score === 0) return null
  return (
    <span style={{ display: 'inline-flex', gap: '0.25rem', alignItems: 'center' }}>
      <Stars score={score} />
      <span aria-hidden>({ratingCount})</span>
      <span className="visually-hidden">，{ratingCount} 条评价</span>
    </span>
  )
}
