import { contacts } from '#lib/contacts.ts'
import frame from './frame.module.css'
import styles from './Footer.module.css'

/** Who runs the portal, and how to reach them. */
export function Footer() {
  const { builder, address, hotline, technicalHotline, icp } = contacts
  return (
    <footer className={styles.footer}>
      <div className={`${frame.wrap} ${styles.columns}`}>
        <section>
          <h2>主办单位</h2>
          <p>{builder}</p>
          <p>地址：{address}</p>
        </section>
        <section>
          <h2>服务热线</h2>
          <p>
            政务服务 <a href={`tel:${hotline}`}>{hotline}</a>
          </p>
          <p>技术支持 {technicalHotline}</p>
        </section>
        <p className={styles.icp}>{icp}</p>
      </div>
    </footer>
  )
}
