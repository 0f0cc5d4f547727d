import { encode } from 'uqr'

interface Props {
  text: string
  /** Description for screen readers: the target or text of the code */
  label: string
  className?: string
}

/** Renders a QR code as SVG on the device, so that it works offline. The light border is needed by scanners. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
