import { createFileRoute } from '@tanstack/react-router'
import { account } from '#session/account.ts'
import { PlanAbout } from './-calculate/PlanAbout.tsx'
import { PlanContacts } from './-calculate/PlanContacts.tsx'
import { PlanInfo } from './-calculate/PlanInfo.tsx'
import { packagesQuery } from './-calculate/packages.ts'
import { PlanPackage } from './-calculate/PlanPackage.tsx'

export const Route = createFileRoute('/_default/policy/calculate/plan/$tab')({
  loaderDeps: ({ search: { of, id } }) => ({ isOwn: of === undefined && id === undefined }),
  // Prefetches for all four pages of the plan, so that a user who has read one of them can open the others
  // offline.
  loader: ({ context: { queryClient }, deps: { isOwn } }) => {
    if (isOwn) void queryClient.prefetchQuery(packagesQuery(account.enId))
  },
  staticData: { only: 'about|contacts|info|package' },
  component: PlanTab,
})

const tabs = { about: PlanAbout, contacts: PlanContacts, info: PlanInfo, package: PlanPackage }

/**
 * Shows one of the four pages of 申报方案. One route serves all four, because each route adds to the first
 * load of every page.
 */
function PlanTab() {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  const Tab = tabs[tab as keyof typeof tabs]
  return <Tab search={search} />
}
