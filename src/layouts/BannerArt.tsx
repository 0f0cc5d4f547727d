import type { bannerArts } from '#api/banner.ts'
import styles from './BannerArt.module.css'

/** Houses from left to right, in a box of 540 by 240: x, width, height, lit windows. */
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

/** Outlines in the same box; an art without an outline shows the city. */
const outlines: Partial<Record<(typeof bannerArts)[number], string>> = {
  // Papers with a magnifying glass.
  policy:
    'M70 60h150v182H70zM96 96h98M96 126h98M96 156h62M176 28h150v214M202 64h98M202 94h98M202 124h98M416 116a54 54 0 1 1-108 0 54 54 0 0 1 108 0M402 156l56 60',
  // Form with ticked lines, and an upward arrow.
  declare:
    'M90 36h210v206H90zM122 84l12 12 22-24M176 86h92M122 134l12 12 22-24M176 136h92M122 184l12 12 22-24M176 186h60M420 242V120m-46 46 46-46 46 46M372 84h96',
}

/** Decorates the right edge of the banner with an SVG of a few hundred bytes. */
export function BannerArt({ art }: { art: (typeof bannerArts)[number] }) {
  const outline = outlines[art]
  return (
    <svg className={styles.art} viewBox="0 0 540 240" aria-hidden="true" focusable="false">
      {outline ? (
        <path d={outline} fill="none" />
      ) : (
        houses.map(([x, width, height, lit]) => (
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
        ))
      )}
    </svg>
  )
}
