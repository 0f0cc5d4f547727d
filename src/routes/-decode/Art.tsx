import type { Interpretation } from '#api/interpretation.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Art.module.css'

interface Props {
  one: Pick<Interpretation, 'form' | 'cover'>
  /** Words on the drawn cover. */
  words?: string
  /** Width by height, in CSS. */
  ratio?: string
}

/**
 * Shows the cover of an interpretation; without one, `words` on the colour of its form: the support of its policy,
 * because people look for it first.
 */
export function Art({ one: { form, cover }, words, ratio = '16 / 9' }: Props) {
  if (cover) return <Picture src={cover} alt="" ratio={ratio} word={form} />
  return (
    <p className={styles.art} data-form={form} style={{ aspectRatio: ratio }}>
      {words && <span>{words}</span>}
    </p>
  )
}
