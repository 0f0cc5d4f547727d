import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { cityNow } from '#lib/clock.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { useLook } from '#ui/look.ts'
import { adsClosedToday, closeAdToday } from './ads-closed.ts'
import styles from './FloatingAds.module.css'
import { useDrift } from './useDrift.ts'

interface Ad {
  id: string
  icon: IconName
  title: string
  words: string
  /** Start position, as a share of its half of the gutter. */
  from: { x: number; y: number }
}

const ads: Ad[] = [
  { id: 'decode', icon: 'book', title: '政策解读', words: '一图看懂惠企政策', from: { x: 0, y: 0.35 } },
  { id: 'survey', icon: 'pen', title: '满意度调查', words: '约两分钟，帮助改进服务', from: { x: 0, y: 0.6 } },
]

/**
 * Shows the home page's floating ads (specification, section 2): they drift up and down in the gutter beside the
 * content without covering it, stop under the pointer, with the focus or by a button, and can be closed for the day.
 * Without a gutter, and on touch devices, they are a strip below the content.
 */
export function FloatingAds() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { size } = useLook()
  // Evaluated together, because hooks must always run; large text leaves no gutter.
  const flat = [useMedia('(width < 1200px)'), useMedia('(hover: none)'), size > 100].includes(true)
  const [closed, setClosed] = useState(() => adsClosedToday(cityNow()))
  const [paused, setPaused] = useState(false)
  const open = ads.filter(({ id }) => !closed.includes(id) && (id !== 'survey' || __SURVEY_SITE__ !== ''))
  if (open.length === 0) return null
  const close = (ids: readonly string[]) => {
    for (const id of ids) closeAdToday(id, cityNow())
    setClosed([...closed, ...ids])
  }
  if (flat) return <Strip shown={open} onClose={() => close(open.map(({ id }) => id))} />
  return (
    <aside aria-label="推荐" className={styles.field} data-calm={isStill}>
      {open.map((ad) => (
        <div key={`${ad.id}${isStill ? ' calm' : ''}`} className={styles.half}>
          <Floating
            ad={ad}
            isStill={isStill}
            paused={paused}
            onPause={() => setPaused(!paused)}
            onClose={() => close([ad.id])}
          />
        </div>
      ))}
    </aside>
  )
}

/** Shows all ads in one line of the page, closed by one press. */
function Strip({ shown, onClose }: { shown: readonly Ad[]; onClose: () => void }) {
  return (
    <aside aria-label="推荐" className={styles.strip} data-print="none">
      {shown.map((ad) => (
        <section key={ad.id} aria-label={ad.title}>
          <AdLink ad={ad} />
        </section>
      ))}
      <button type="button" aria-label="今天不再显示推荐" onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  )
}

interface Props {
  ad: Ad
  isStill: boolean
  paused: boolean
  onPause: () => void
  onClose: () => void
}

function Floating({ ad, isStill, paused, onPause, onClose }: Props) {
  const [engaged, setEngaged] = useState({ pointer: false, focus: false })
  const box = useDrift({
    still: isStill || paused || engaged.pointer || engaged.focus,
    from: isStill ? { x: 0, y: 0 } : ad.from,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the motion
    <section
      ref={box}
      aria-label={ad.title}
      className={styles.ad}
      data-ad={ad.id}
      onPointerEnter={() => setEngaged((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setEngaged((now) => ({ ...now, pointer: false }))}
      onFocus={() => setEngaged((now) => ({ ...now, focus: true }))}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setEngaged((now) => ({ ...now, focus: false }))
      }}
    >
      <AdLink ad={ad} />
      <span className={styles.tools}>
        {!isStill && (
          <button type="button" aria-label={paused ? '继续浮动' : '暂停浮动'} onClick={onPause}>
            <Icon name={paused ? 'play' : 'pause'} size="1rem" />
          </button>
        )}
        <button type="button" aria-label={`今天不再显示${ad.title}`} onClick={onClose}>
          <Icon name="close" size="1rem" />
        </button>
      </span>
    </section>
  )
}

/** Links to an ad's page; the survey is a separate site and opens in a new window. */
function AdLink({ ad }: { ad: Ad }) {
  const face = (
    <>
      <Icon name={ad.icon} size="1.5rem" />
      <span>
        <strong>{ad.title}</strong>
        <span className={styles.words}>{ad.words}</span>
      </span>
    </>
  )
  if (ad.id !== 'survey') {
    return (
      <Link to="/policy/decode" className={styles.link}>
        {face}
      </Link>
    )
  }
  return (
    <a href={__SURVEY_SITE__} target="_blank" rel="noreferrer" className={styles.link}>
      {face}
      <span className="visually-hidden">（在新窗口打开）</span>
    </a>
  )
}

/** Returns true while a media query matches. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
