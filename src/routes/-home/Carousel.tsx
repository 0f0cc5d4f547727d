import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Banner as BannerRecord } from '#api/banner.ts'
import { safeHref } from '#lib/safe-href.ts'
import { bannersQuery } from './queries.ts'
import styles from './Banner.module.css'
import type { Slide } from './slide.ts'

/** Milliseconds for which a slide is shown: enough to read it twice. */
const SLIDE_MS = 8_000

const slidesQuery = {
  ...bannersQuery,
  // A banner links to a page of the portal; one without such an address shows the links of the first slide.
  select: ({ records }: { records: BannerRecord[] }) =>
    records.map((one) => ({ ...one, href: safeHref(one.href)?.startsWith('/') ? one.href : undefined })),
}
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Props {
  /** Portal's own slide, shown first. */
  own: Slide
  shown: Slide
  /** Element that pauses the carousel while it is pointed at or has the focus. */
  banner: RefObject<HTMLElement | null>
  onShow: (slide: Slide) => void
}

/**
 * Shows a dot for each banner of the city, and a button to pause and continue. Moves by itself only without reduced
 * motion, and never while the banner is pointed at or has the focus. Renders nothing if there is only the portal's own
 * slide.
 */
export function Carousel({ own, shown, banner: place, onShow }: Props) {
  const { data } = useQuery(slidesQuery)
  const [moving, setMoving] = useState(() => !prefersReducedMotion())
  const [hasPointerOrFocus, setPointerOrFocus] = useState(false)
  // A banner with the art `city` repeats the portal's own slide.
  const slides = [own, ...(data ?? []).filter(({ art }) => art !== 'city')]
  const at = Math.max(
    0,
    slides.findIndex(({ title }) => title === shown.title),
  )
  const next = slides[(at + 1) % slides.length] ?? own
  const isRunning = moving && !hasPointerOrFocus && slides.length > 1
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      // Skips the change in a hidden tab and continues from the same slide later.
      if (document.visibilityState === 'visible') onShow(next)
    }, SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isRunning, next, onShow])
  usePointerOrFocus(place, setPointerOrFocus)
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

/** Notifies of the pointer or the focus in the banner. */
function usePointerOrFocus(
  { current: place }: RefObject<HTMLElement | null>,
  onChange: (hasPointerOrFocus: boolean) => void,
) {
  useEffect(() => {
    const hold = () => onChange(true)
    const release = () => onChange(false)
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
  }, [place, onChange])
}
