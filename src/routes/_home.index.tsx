import { createFileRoute } from '@tanstack/react-router'
import { siteTitle } from '#lib/text.ts'
import { Page } from '#ui/Page.tsx'
import { Banner } from './-home/Banner.tsx'
import { Blocks } from './-home/Blocks.tsx'
import { QuickEntries } from './-home/QuickEntries.tsx'
import { HomeSearch } from './-home/home-address.ts'

export const Route = createFileRoute('/_home/')({
  validateSearch: HomeSearch,
  component: HomePage,
})

/** 首页: what the portal is for and the ways on, the same for everybody; below it what the city has today. */
function HomePage() {
  return (
    <Page title={siteTitle} titleHidden>
      <Banner>
        <QuickEntries />
      </Banner>
      <Blocks search={Route.useSearch()} />
    </Page>
  )
}
