import type { Notice } from '#api/declare-item.ts'
import { paragraphs, signature, type Values } from './objection.ts'
import styles from './public.module.css'

/** Shows the objection as a printable document. */
export function Objection({ notice, values }: { notice: Notice; values: Values }) {
  return (
    <article className={styles.paper} aria-label="异议书">
      <h2>关于公示的异议书</h2>
      <p>{notice.department}：</p>
      {paragraphs(notice, values).map((one) => (
        <p key={one} className={styles.paragraph}>
          {one}
        </p>
      ))}
      <p className={styles.signature}>{signature(values).join('\n')}</p>
      <p className={styles.to}>
        递交：{notice.objectionContact}，{notice.objectionPhone}；监督：{notice.supervisionOrg}，
        {notice.supervisionPhone}
      </p>
    </article>
  )
}
