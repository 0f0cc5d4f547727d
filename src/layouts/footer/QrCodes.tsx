import { QrCode } from '#ui/QrCode.tsx'
import styles from './Footer.module.css'

/** Targets of the QR codes, which are generated on the device and so work offline. */
const codes = [
  { label: '门户首页', path: '/' },
  { label: '今日申报', path: '/policy/apply' },
]

/** Shows QR codes that open the portal on a phone. */
export function QrCodes() {
  return codes.map(({ label, path }) => (
    <figure key={path} className={styles.code}>
      <QrCode text={location.origin + path} label={`${label}的二维码`} className={styles.squares} />
      <figcaption>{label}</figcaption>
    </figure>
  ))
}
