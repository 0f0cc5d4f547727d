import type { ReactNode } from 'react'
import { settled } from '#lib/settled.ts'
import { useBooted } from '#ui/booted.ts'
import { useLook } from '#ui/look.ts'
import { ornament } from '#ui/arriving.tsx'
import { Footer } from './footer/Footer.tsx'
import { BottomBar } from './header/BottomBar.tsx'
import { Header } from './header/Header.tsx'
import { MenuBar } from './header/MenuBar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SideToolbar } from './toolbar/SideToolbar.tsx'
import frame from './frame.module.css'

// No part of the first screen.
const FloatingAds = ornament(async () => {
  await settled()
  return (await import('./toolbar/FloatingAds.tsx')).FloatingAds
})

/** The variants of the frame: home has floating ads, the market is wider; simple pages have a frame of their own. */
type FrameKind = 'home' | 'market' | 'simple'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The variant of the frame that a layout stands in; the default one unless given. */
    frame?: FrameKind
  }
}

// Made once: React leaves out of a step what is the same element as before, and these follow by themselves what they show.
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

/** Stands around nearly every page and stays while one steps from page to page: header, menu, toolbar, footer, and on a phone the bottom bar. */
export function Frame({ kind, children }: { kind?: FrameKind; children: ReactNode }) {
  const booted = useBooted()
  const { care } = useLook()
  return (
    <div className={frame.frame} data-kind={kind}>
      {above}
      {children}
      {kind === 'home' && booted && !care && <FloatingAds />}
      {below}
    </div>
  )
}
