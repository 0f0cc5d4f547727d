import { appealLifecycle } from '#rules/appeal-states.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { contactLifecycle, dockingLifecycle } from '#rules/docking-states.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { enquiryLifecycle, providerLifecycle } from '#rules/provider-states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import type { State } from '#rules/states.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Tables of the states of records, by the name of their table. */
const states: Record<string, Readonly<Record<string, State<string>>>> = {
  declaration: declarationLifecycle.table,
  appeal: appealLifecycle.table,
  activityParticipant: signupLifecycle.table,
  exchange: dockingLifecycle.table,
  docking: contactLifecycle.table,
  listing: listingLifecycle.table,
  product: productLifecycle.table,
  provider: providerLifecycle.table,
  serviceEnquiry: enquiryLifecycle.table,
}

/** Renders the state of a record in the colour that it has in the portal. */
export const StateText = ({ table, state }: { table: string; state: string }) =>
  state ? <StateChip tone={states[table]?.[state]?.tone ?? 'neutral'}>{state}</StateChip> : null
