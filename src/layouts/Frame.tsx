import type { ReactNode } from 'react'
import { whenSettled } from '#lib/settled.ts'
import { useHasBooted } from '#ui/booted.ts'
import { useLook } from '#ui/look.ts'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Footer } from './footer/Footer.tsx'
import { BottomBar } from './header/BottomBar.tsx'
import { Header } from './header/Header.tsx'
import { MenuBar } from './header/MenuBar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SideToolbar } from './toolbar/SideToolbar.tsx'
import frame from './frame.module.css'

// Loaded after the first screen.
const FloatingAds = optionalPart(async () => {
  await whenSettled()
  return (await import('./toolbar/FloatingAds.tsx')).FloatingAds
})

/** Variants of the frame: home has floating ads; simple pages have their own frame. */
type FrameKind = 'home' | 'simple'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Frame variant of a layout; the default one if absent. */
    frame?: FrameKind
  }
}

// Created once: React skips an unchanged element on navigation, and these components subscribe to what they show.
const above = (
  <>
    <SkipLink />
    <Header />
    <MenuBar />
  </>
)
const below = (
  <>
    <SideToolbar />
    <Footer />
    <BottomBar />
  </>
)

/**
 * Renders the frame of nearly every page, kept across navigation: header, menu, toolbar, footer, and on a phone the
 * bottom bar. A layout renders only the content of `<main>`, so that text typed into the header's search survives
 * navigation.
 */
export function Frame({ kind, children }: { kind?: FrameKind; children: ReactNode }) {
  const booted = useHasBooted()
  const { care } = useLook()
  return (
    <div className={frame.frame}>
      {above}
      {children}
      {kind === 'home' && booted && !care && <FloatingAds />}
      {below}
    </div>
  )
}
