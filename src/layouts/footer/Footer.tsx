import { Link } from '@tanstack/react-router'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { Deferred } from '#ui/Deferred.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import frame from '#layouts/frame.module.css'
import styles from './Footer.module.css'

// Loaded after the first screen, because they are at the end of the page.
const Partners = optionalPart(() => import('./Partners.tsx').then((file) => file.Partners))
const QrCodes = optionalPart(() => import('./QrCodes.tsx').then((file) => file.QrCodes))

/** Shows the operator of the portal, its contacts and further links (specification, section 2: footer). */
export function Footer() {
  const { builder, address, hotline, serviceHotline, technicalHotline, icp } = contacts
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
            政务服务 <a href={telHref(hotline)}>{hotline}</a>
          </p>
          <p>
            企业服务 <a href={telHref(serviceHotline)}>{serviceHotline}</a>
          </p>
          <p>
            技术支持 <a href={telHref(technicalHotline)}>{technicalHotline}</a>
          </p>
        </section>
        <section className={styles.partners}>
          <h2>合作平台</h2>
          <Deferred name="合作平台">
            <Partners />
          </Deferred>
        </section>
        <section className={styles.codes}>
          <h2>手机访问</h2>
          <div className={styles.codeRoom}>
            <Deferred name="手机访问">
              <QrCodes />
            </Deferred>
          </div>
        </section>
        <p className={styles.foot}>
          <Link to="/aboutus">关于我们</Link>
          <Link to="/protocol">服务协议与隐私</Link>
          <span>{icp}</span>
        </p>
      </div>
    </footer>
  )
}
