import { createFileRoute } from '@tanstack/react-router'
import { account } from '#session/account.ts'
import { PlanAbout } from './-calculate/PlanAbout.tsx'
import { PlanContacts } from './-calculate/PlanContacts.tsx'
import { PlanInfo } from './-calculate/PlanInfo.tsx'
import { packagesQuery } from './-calculate/packages.ts'
import { PlanPackage } from './-calculate/PlanPackage.tsx'

export const Route = createFileRoute('/_default/policy/calculate/plan/$tab')({
  loaderDeps: ({ search: { of, id } }) => ({ isOwn: of === undefined && id === undefined }),
  // For all four pages of the plan: whoever has read one of them opens the others without a network.
  loader: ({ context: { queryClient }, deps: { isOwn } }) => {
    if (isOwn) void queryClient.prefetchQuery(packagesQuery(account.enId))
  },
  staticData: { only: 'about|contacts|info|package' },
  component: PlanTab,
})

const tabs = { about: PlanAbout, contacts: PlanContacts, info: PlanInfo, package: PlanPackage }

/** 申报方案, one of its four pages. One route for them: each costs the first load of every page. */
function PlanTab() {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  const Tab = tabs[tab as keyof typeof tabs]
  return <Tab search={search} />
}
