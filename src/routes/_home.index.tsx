import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { todayTabs } from '#api/item.ts'
import { siteTitle } from '#lib/text.ts'
import { Page } from '#ui/Page.tsx'
import { Banner } from './-home/Banner.tsx'
import { Figures } from './-home/Figures.tsx'
import { Today } from './-home/Today.tsx'

export const Route = createFileRoute('/_home/')({
  validateSearch: v.object({ tab: v.optional(v.fallback(v.picklist(todayTabs), '可申报')) }),
  component: HomePage,
})

/** 首页: what the portal is for, how the city stands today, and what can be declared. */
function HomePage() {
  const { tab = '可申报' } = Route.useSearch()
  return (
    <Page title={siteTitle} titleHidden>
      <Banner>
        <Figures />
      </Banner>
      <Today tab={tab} />
    </Page>
  )
}
