import { createFileRoute } from '@tanstack/react-router'
import { MissingPage } from '#layouts/errors/MissingPage.tsx'
import { PlanAbout } from './-calculate/PlanAbout.tsx'
import { PlanContacts } from './-calculate/PlanContacts.tsx'
import { PlanInfo } from './-calculate/PlanInfo.tsx'
import { PlanPackage } from './-calculate/PlanPackage.tsx'

export const Route = createFileRoute('/_default/policy/calculate/plan/$tab')({ component: PlanTab })

const tabs = { about: PlanAbout, contacts: PlanContacts, info: PlanInfo, package: PlanPackage }
const isTab = (word: string): word is keyof typeof tabs => Object.hasOwn(tabs, word)

/** 申报方案, one of its four pages. One route for them: each costs the first load of every page. */
function PlanTab() {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  // Thrown from here, the router's own word for it would take the frame away as well.
  if (!isTab(tab)) return <MissingPage />
  const Tab = tabs[tab]
  return <Tab search={search} />
}
