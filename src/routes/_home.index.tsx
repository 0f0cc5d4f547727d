import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue } from 'react'
import { siteTitle } from '#lib/text.ts'
import { useBooted } from '#ui/booted.ts'
import { Page } from '#ui/Page.tsx'
import { Banner } from './-home/Banner.tsx'
import { BlocksSkeleton } from './-home/BlocksSkeleton.tsx'
import { QuickEntries } from './-home/QuickEntries.tsx'
import { HomeSearch } from './-home/search.ts'

const Blocks = lazy(() => import('./-home/Blocks.tsx').then((file) => ({ default: file.Blocks })))

export const Route = createFileRoute('/_home/')({
  validateSearch: HomeSearch,
  component: HomePage,
})

/** 首页: what the portal is for and the ways on, the same for everybody; below it what the city has today. */
function HomePage() {
  const search = Route.useSearch()
  // Until then the page is the one that was built, without data.
  // Rendered in slices, so that what is pressed meanwhile is answered.
  const booted = useDeferredValue(useBooted())
  return (
    <Page title={siteTitle} titleHidden>
      <Banner>
        <QuickEntries />
      </Banner>
      {booted ? (
        <Suspense fallback={<BlocksSkeleton />}>
          <Blocks search={search} />
        </Suspense>
      ) : (
        <BlocksSkeleton />
      )}
    </Page>
  )
}
