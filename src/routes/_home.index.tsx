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

/**
 * Shows 首页: the purpose of the portal and its entries, the same for every user; below them the city's
 * current content.
 */
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
