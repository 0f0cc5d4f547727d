import { Link } from '@tanstack/react-router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { adsClosedToday, closeAdToday } from './ads-closed.ts'
import styles from './FloatingAds.module.css'
import { useDrift } from './useDrift.ts'

interface Ad {
  id: string
  icon: IconName
  title: string
  words: string
  /** Where it begins, as a share of the room there is. */
  from: { x: number; y: number }
}

const ads: Ad[] = [
  { id: 'decode', icon: 'book', title: '政策解读', words: '一图看懂惠企政策', from: { x: 0.98, y: 0.35 } },
  { id: 'survey', icon: 'pen', title: '满意度调查', words: '两分钟，帮我们改进', from: { x: 0.02, y: 0.6 } },
]

/**
 * The home page's floating windows (specification, section 2): they drift, stop under the pointer, with the focus in
 * them or at the button, and are closed for the day. On a phone there is one.
 * @param still they stand at the lower corner; so they do where somebody wants less motion
 */
export function FloatingAds({ still = false }: { still?: boolean }) {
  const calm = useMedia('(prefers-reduced-motion: reduce)') || still
  const isPhone = useMedia('(width < 768px)')
  const [closed, setClosed] = useState(() => adsClosedToday(Date.now()))
  const [paused, setPaused] = useState(false)
  const open = ads.filter(({ id }) => !closed.includes(id) && (id !== 'survey' || __SURVEY_SITE__ !== ''))
  const shown = isPhone ? open.slice(0, 1) : open
  if (shown.length === 0) return null
  return (
    <aside aria-label="推荐" className={styles.field} data-calm={calm} data-small={calm || isPhone}>
      {shown.map((ad) => (
        <Floating
          key={`${ad.id}${calm ? ' calm' : ''}`}
          ad={ad}
          calm={calm}
          paused={paused}
          onPause={() => setPaused(!paused)}
          onClose={() => {
            closeAdToday(ad.id, Date.now())
            setClosed([...closed, ad.id])
          }}
        />
      ))}
    </aside>
  )
}

interface Props {
  ad: Ad
  calm: boolean
  paused: boolean
  onPause: () => void
  onClose: () => void
}

function Floating({ ad, calm, paused, onPause, onClose }: Props) {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const box = useDrift({
    still: calm || paused || held.pointer || held.focus,
    from: calm ? { x: 0, y: 0 } : ad.from,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stands still meanwhile
    <section
      ref={box}
      aria-label={ad.title}
      className={styles.ad}
      data-ad={ad.id}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setHeld((now) => ({ ...now, focus: false }))
      }}
    >
      <AdLink ad={ad}>
        <Icon name={ad.icon} size="1.5rem" />
        <span>
          <strong>{ad.title}</strong>
          <span className={styles.words}>{ad.words}</span>
        </span>
      </AdLink>
      <span className={styles.tools}>
        {!calm && (
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

/** The survey is a site of its own and opens beside the portal. */
function AdLink({ ad, children }: { ad: Ad; children: ReactNode }) {
  if (ad.id !== 'survey') {
    return (
      <Link to="/policy/decode" className={styles.link}>
        {children}
      </Link>
    )
  }
  return (
    <a href={__SURVEY_SITE__} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
      <span className="visually-hidden">（在新窗口打开）</span>
    </a>
  )
}

/** Whether a media query holds now. */
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
