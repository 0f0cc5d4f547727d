import type { ReactNode } from 'react'
import { settled } from '#lib/settled.ts'
import { useBooted } from '#ui/booted.ts'
import { ornament } from '#ui/ornament.tsx'
import { useLook } from '#ui/look.ts'
import { DefaultLayout } from './DefaultLayout.tsx'

// No part of the first screen.
const FloatingAds = ornament(async () => {
  await settled()
  return (await import('./toolbar/FloatingAds.tsx')).FloatingAds
})

/** The home page's variant of the default layout: with floating ads, but in 关怀版. */
export function HomeLayout({ children }: { children: ReactNode }) {
  const booted = useBooted()
  const { care } = useLook()
  return (
    <>
      <DefaultLayout>{children}</DefaultLayout>
      {booted && !care && <FloatingAds />}
    </>
  )
}
