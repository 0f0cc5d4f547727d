import type { Interpretation } from '#api/interpretation.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Art.module.css'

type Form = Interpretation['form']

/** SVG paths on a 64 by 36 canvas, one drawing for each form. */
const drawings: Record<Form, string> = {
  图解: 'M10 27h14V15H10zM28 27h8V9h-8zM40 27h14v-8H40zM8 30h48M12 10a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
  文字: 'M20 6h18l8 8v17H20zM38 6v8h8M25 17h16M25 21.5h16M25 26h10',
  视频: 'M12 7h40v22H12zM28 12.5v11l10-5.5zM12 32h40',
  问答: 'M9 7h26v13H21l-6 5v-5H9zM40 14h15v12h-5v4l-5-4H31M19 11.5a3 3 0 1 1 3.5 3M22 17v.2',
  专家: 'M24 16a5.5 5.5 0 1 0 0-11a5.5 5.5 0 0 0 0 11M13 31c1-7 5-11 11-11s10 4 11 11M38 8h17v11h-9l-5 4v-4h-3zM42 12h9M42 15.5h6',
}

interface Props {
  one: Pick<Interpretation, 'form' | 'cover'>
  /** Width by height, in CSS. */
  ratio?: string
}

/**
 * Shows the cover of an interpretation, or without one a drawing of its form. Decorative, because the text beside it
 * says the same.
 */
export function Art({ one: { form, cover }, ratio = '16 / 9' }: Props) {
  if (cover) return <Picture src={cover} alt="" ratio={ratio} word={form} />
  return (
    <div className={styles.art} data-form={form} style={{ aspectRatio: ratio }} aria-hidden="true">
      <svg viewBox="0 0 64 36" focusable="false">
        <circle cx="56" cy="4" r="14" className={styles.shade} />
        <circle cx="6" cy="36" r="10" className={styles.shade} />
        <path d={drawings[form]} className={styles.stroke} transform="translate(12.8 7.2) scale(0.6)" />
      </svg>
    </div>
  )
}
