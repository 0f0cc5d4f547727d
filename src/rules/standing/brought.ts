import { pathTo } from './obligation.ts'
import type { Window } from '#rules/window.ts'

// Parts of the calls' answers from which obligations follow. Money in 元, times as ISO strings.

export interface Declared {
  id: string
  itemId: string
  itemName: string
  policyId: string
  type: string
  status: string
  dueDate?: string
  submitTime?: string
  updateTime: string
  applyAmount: number
  rating?: object
}

/** A public notice (项目公示) whose list names the enterprise. */
export interface Publicised {
  id: string
  title: string
  publicityEnd: string
}

export interface Favoured extends Window {
  id: string
  title: string
  amountMax?: number
}

/** A declaration that was begun, on this device or at the city, and not submitted; `window` of its item. */
export interface Begun {
  itemId: string
  policyId?: string
  title: string
  /** Path of its form. */
  href: string
  window: Window
  quotaAmount: number
}

export interface Appealed {
  id: string
  title: string
  state: string
  rateBy?: string
}

/** A demand or supply of the enterprise, with the requests that it has not answered. */
export interface Offered {
  id: string
  title: string
  unanswered?: readonly { id: string; name: string; time: string }[]
}

/** An enquiry to a service provider, with the name of the service or provider. */
export interface Enquired {
  name: string
  enquiry?: { id: string; status: string; productName?: string; rating?: object }
}

export interface SignedUp {
  activityId: string
  status: string
  offerUntil?: string
  activity: { title: string; startTime: string; endTime: string; cancelled: boolean }
}

/** A submit that waits on this device. */
export interface Unsent {
  id: string
  title: string
  state: string
  until?: { deed: string; at: string }
}

/** Everything that obligations follow from, by source; a source that was not asked is empty. */
export interface Brought {
  declarations: readonly Declared[]
  notices: readonly Publicised[]
  favourites: readonly Favoured[]
  begun: readonly Begun[]
  appeals: readonly Appealed[]
  demands: readonly Offered[]
  supplies: readonly Offered[]
  enquiries: readonly Enquired[]
  signups: readonly SignedUp[]
  unsent: readonly Unsent[]
}

/** Returns nothing from any source, to be filled with what is known. */
export const nothingBrought = (): Brought => ({
  declarations: [],
  notices: [],
  favourites: [],
  begun: [],
  appeals: [],
  demands: [],
  supplies: [],
  enquiries: [],
  signups: [],
  unsent: [],
})

/** Parts of a declared item that its drafts need. */
interface ItemOf extends Window {
  id: string
  policyId: string
  quotaAmount: number
}

/** Returns what was begun for an item: `title` of the draft, and the path of its form. */
export const begunFor = (item: ItemOf, title: string, href: string): Begun => ({
  ...{ itemId: item.id, policyId: item.policyId, title, href, quotaAmount: item.quotaAmount, window: item },
})

/** Returns the path of the form in which a draft of the city is continued. */
export const cityDraftPath = ({ itemId, type }: Pick<Declared, 'itemId' | 'type'>): string =>
  pathTo(type === 'spec-declare' ? '/declare/apply/spec-declare' : '/declare/apply/add', { item: itemId })
