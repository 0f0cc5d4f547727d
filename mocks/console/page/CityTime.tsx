import { useEffect, useState } from 'react'
import { momentText } from '#lib/dates.ts'
import { linkTo } from './address.ts'
import { useAnswer } from './client.ts'
import styles from './CityTime.module.css'

/** Milliseconds between two looks at the clock, whose shown text changes once a minute. */
const TICK = 5_000

/** Renders the city's time, which goes on between two answers, with the way to its clock. */
export function CityTime() {
  const { data, dataUpdatedAt } = useAnswer('GET clock')
  const [now, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  if (!data) return null
  const passed = Math.max(0, now - dataUpdatedAt)
  const time = momentText(Date.parse(data.now) + passed)
  return (
    <a className={styles.time} href={linkTo('clock')}>
      城市时间 <time>{time}</time>
      {data.offsetMs !== 0 && <span> · 已调整</span>}
    </a>
  )
}
