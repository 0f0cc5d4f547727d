import type { GroupStanding } from '#rules/match-report.ts'
import styles from './radar.module.css'

const SIZE = 200
const CENTER = SIZE / 2
const RADIUS = 74
const RINGS = [0.25, 0.5, 0.75, 1]

const shareOf = ({ met, verified }: GroupStanding) => (verified ? met / verified : 0)

/**
 * Returns the coordinates of a point on axis `at` of `count`, at `share` (0 to 1) of the axis; the first axis points
 * up.
 */
function point(at: number, count: number, share: number): string {
  const angle = (Math.PI * 2 * at) / count - Math.PI / 2
  const along = (turn: number) => (CENTER + RADIUS * share * turn).toFixed(1)
  return `${along(Math.cos(angle))},${along(Math.sin(angle))}`
}

/** Shows the share of met conditions by group: as numbers, and from three groups on as a chart too. */
export function Radar({ standings }: { standings: GroupStanding[] }) {
  const count = standings.length
  const ring = (share: number) => standings.map((_, at) => point(at, count, share)).join(' ')
  return (
    <div className={styles.radar}>
      {count > 2 && (
        <svg viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} aria-hidden="true" focusable="false">
          {RINGS.map((share) => (
            <polygon key={share} points={ring(share)} className={styles.ring} />
          ))}
          {standings.map((one, at) => {
            const [x, y] = point(at, count, 1).split(',')
            return <line key={one.title} x1={CENTER} y1={CENTER} x2={x} y2={y} className={styles.ring} />
          })}
          <polygon
            points={standings.map((one, at) => point(at, count, shareOf(one))).join(' ')}
            className={styles.own}
          />
          {standings.map((one, at) => {
            const [x, y] = point(at, count, 1.2).split(',')
            return (
              <text key={one.title} x={x} y={y} className={styles.word}>
                {one.title.slice(0, 2)}
              </text>
            )
          })}
        </svg>
      )}
      <dl className={styles.numbers}>
        {standings.map((one) => (
          <div key={one.title}>
            <dt>{one.title}</dt>
            <dd>
              <strong>{one.verified ? `${String(Math.round(shareOf(one) * 100))}%` : '—'}</strong>
              {one.unknown > 0 && <span>{one.verified ? '另有条件待补充' : '信息未填，暂不能判断'}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
