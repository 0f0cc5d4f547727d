import { createFileRoute, notFound } from '@tanstack/react-router'
import { PlanAbout } from './-calculate/PlanAbout.tsx'
import { PlanContacts } from './-calculate/PlanContacts.tsx'
import { PlanInfo } from './-calculate/PlanInfo.tsx'
import { PlanPackage } from './-calculate/PlanPackage.tsx'

export const Route = createFileRoute('/_default/policy/calculate/plan/$tab')({
  // Thrown while it is drawn, it would take the frame away as well.
  loader: ({ params: { tab } }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say that there is no such page
    if (!isTab(tab)) throw notFound()
  },
  component: PlanTab,
})

const tabs = { about: PlanAbout, contacts: PlanContacts, info: PlanInfo, package: PlanPackage }
const isTab = (word: string): word is keyof typeof tabs => Object.hasOwn(tabs, word)

/** 申报方案, one of its four pages. One route for them: each costs the first load of every page. */
function PlanTab() {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  if (!isTab(tab)) return null
  const Tab = tabs[tab]
  return <Tab search={search} />
}
