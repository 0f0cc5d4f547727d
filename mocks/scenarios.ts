const full = {
  policies: 420,
  /** To declare; each belongs to a policy, so never more than those. */
  items: 96,
  declarations: 14,
  appeals: 60,
  problems: 120,
  demands: 150,
  supplies: 150,
  /** Requests to dock. */
  dockings: 60,
  listings: 400,
  providers: 120,
  products: 400,
  activities: 90,
  questions: 153,
  news: 156,
  messages: 46,
}

/** How much of each thing a world begins with. */
export type Sizes = typeof full

const none = Object.fromEntries(Object.keys(full).map((key) => [key, 0])) as Sizes

/**
 * The named worlds a tester can ask for. Accounts, dictionaries and regions are in every one of them.
 * `default` the city as it is; `empty` nothing published yet; `busy` 5,000 policies and 10,000 listings;
 * `provider` and `new-member` the city without the demo accounts' own records, to begin from nothing.
 */
export const scenarios = {
  default: full,
  empty: none,
  busy: { ...full, policies: 5_000, items: 400, listings: 10_000 },
  provider: { ...full, declarations: 0, messages: 0 },
  'new-member': { ...full, declarations: 0, appeals: 0, messages: 0 },
} satisfies Record<string, Sizes>

export type ScenarioName = keyof typeof scenarios

/**
 * The scenario that `WORLD=busy npm start` asks for; `default` where it asks for none.
 * @throws Error that says which there are, where there is none of this name
 */
export function scenarioNamed(name: string | undefined): ScenarioName {
  if (!name) return 'default'
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  throw new Error(`没有名为“${name}”的场景，可以选择：${Object.keys(scenarios).join('、')}`)
}
