import { encode } from 'uqr'

interface Props {
  text: string
  /** What it leads to or says, for readers. */
  label: string
  className?: string
}

/** A code to scan, drawn on the device so that it is there without a network: dark squares on the light edge that readers need. */
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
