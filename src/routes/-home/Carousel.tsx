import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Banner as BannerRecord } from '#api/banner.ts'
import { safeHref } from '#lib/safe-href.ts'
import { bannersQuery } from './queries.ts'
import styles from './Banner.module.css'
import type { Shown } from './shown.ts'

/** Milliseconds that a slide stays: time enough to read it twice. */
const STAY = 8_000

const slidesQuery = {
  ...bannersQuery,
  // A banner leads to a page of ours or, as the portal's own one does, to what it offers.
  select: ({ records }: { records: BannerRecord[] }) =>
    records.map((one) => ({ ...one, href: safeHref(one.href)?.startsWith('/') ? one.href : undefined })),
}
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Props {
  /** The portal's own slide: the first. */
  own: Shown
  shown: Shown
  /** What stops it while somebody points at it or has the focus in it. */
  banner: RefObject<HTMLElement | null>
  onShow: (slide: Shown) => void
}

/**
 * The way through the city's banners: a dot for each, and a button that stops and goes. It moves by itself only where
 * the device does not ask for less motion, and never while somebody points at it or has the focus in it. Nothing where
 * there is but the portal's own slide.
 */
export function Carousel({ own, shown, banner: place, onShow }: Props) {
  const { data } = useQuery(slidesQuery)
  const [moving, setMoving] = useState(() => !wantsStillness())
  const [held, setHeld] = useState(false)
  // The city's picture of itself is what the portal's own slide shows already.
  const slides = [own, ...(data ?? []).filter(({ art }) => art !== 'city')]
  const at = Math.max(
    0,
    slides.findIndex(({ title }) => title === shown.title),
  )
  const next = slides[(at + 1) % slides.length] ?? own
  const goes = moving && !held && slides.length > 1
  useEffect(() => {
    if (!goes) return
    const timer = setTimeout(() => {
      // Nobody watches a hidden tab; it goes on where it was.
      if (document.visibilityState === 'visible') onShow(next)
    }, STAY)
    return () => clearTimeout(timer)
  }, [goes, next, onShow])
  useHold(place, setHeld)
  if (slides.length < 2) return null
  return (
    <div role="group" aria-label="横幅" className={styles.dots}>
      {slides.map((slide, index) => (
        <button
          key={slide.title}
          type="button"
          className={styles.dot}
          aria-label={`第 ${String(index + 1)} 张：${slide.title}`}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => {
            setMoving(false)
            onShow(slide)
          }}
        />
      ))}
      <button type="button" className={styles.pause} onClick={() => setMoving(!moving)}>
        {moving ? '暂停轮播' : '继续轮播'}
      </button>
    </div>
  )
}

/** Says when somebody points at the banner or has the focus in it. */
function useHold({ current: place }: RefObject<HTMLElement | null>, onHold: (held: boolean) => void) {
  useEffect(() => {
    const hold = () => onHold(true)
    const release = () => onHold(false)
    const changes = [
      ['pointerenter', hold],
      ['pointerleave', release],
      ['focusin', hold],
      ['focusout', release],
    ] as const
    for (const [name, listener] of changes) place?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of changes) place?.removeEventListener(name, listener)
    }
  }, [place, onHold])
}
