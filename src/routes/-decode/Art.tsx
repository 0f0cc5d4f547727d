import type { Interpretation } from '#api/interpretation.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Art.module.css'

interface Props {
  one: Pick<Interpretation, 'form' | 'cover' | 'amountText'>
  /** Width by height, in CSS. */
  ratio?: string
}

/**
 * Shows the cover of an interpretation; without one, what its policy gives, on the colour of its form, because this is
 * the first thing that people look for.
 */
export function Art({ one: { form, cover, amountText }, ratio = '16 / 9' }: Props) {
  if (cover) return <Picture src={cover} alt="" ratio={ratio} word={form} />
  return (
    <p className={styles.art} data-form={form} style={{ aspectRatio: ratio }}>
      {amountText && (
        <>
          <span className="visually-hidden">支持标准：</span>
          <span className={styles.amount}>{amountText}</span>
        </>
      )}
    </p>
  )
}
