import { encode } from 'uqr'
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
      <Code text={location.origin + path} label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  ))
}

function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={`${label}的二维码`}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      className={styles.squares}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
