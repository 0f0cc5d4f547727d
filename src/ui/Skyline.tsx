import styles from './Skyline.module.css'

/** Houses from left to right, in a box of 480 by 240: x, width, height, and whether windows are lit. */
const houses = [
  [0, 46, 112, false],
  [46, 58, 162, false],
  [104, 40, 92, false],
  [144, 70, 206, true],
  [214, 52, 132, false],
  [266, 84, 240, true],
  [350, 60, 152, false],
  [410, 50, 102, false],
  [460, 70, 182, true],
] as const

/** The city as outlines: an ornament of a few hundred bytes. */
export function Skyline() {
  return (
    <svg className={styles.skyline} viewBox="0 0 540 240" aria-hidden="true" focusable="false">
      {houses.map(([x, width, height, lit]) => (
        <g key={x}>
          <rect x={x} y={240 - height} width={width} height={height + 2} />
          {lit &&
            [24, 50, 76].map((down) => (
              <path
                key={down}
                d={`M${String(x + 14)} ${String(240 - height + down)}h${String(width - 28)}`}
              />
            ))}
        </g>
      ))}
    </svg>
  )
}
