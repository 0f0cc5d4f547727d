import { QrCode } from '#ui/QrCode.tsx'
import styles from './Footer.module.css'

/** What the codes lead to, drawn on the device so that they are there without a network. */
const codes = [
  { label: '门户首页', path: '/' },
  { label: '今日申报', path: '/policy/apply' },
]

/** Codes to scan with a phone. */
export function QrCodes() {
  return codes.map(({ label, path }) => (
    <figure key={path} className={styles.code}>
      <QrCode text={location.origin + path} label={`${label}的二维码`} className={styles.squares} />
      <figcaption>{label}</figcaption>
    </figure>
  ))
}
