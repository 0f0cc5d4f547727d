const fullSizes = {
  policies: 420,
  /** Items open for declaration (申报); each belongs to a policy, so there are never more items than policies. */
  items: 96,
  declarations: 14,
  appeals: 60,
  problems: 120,
  demands: 150,
  supplies: 150,
  /** Requests for docking (对接). */
  dockings: 60,
  listings: 400,
  providers: 120,
  products: 400,
  activities: 90,
  questions: 153,
  news: 156,
  messages: 46,
}

/** Number of each kind of record in a new world. */
export type Sizes = typeof fullSizes

const emptySizes = Object.fromEntries(Object.keys(fullSizes).map((key) => [key, 0])) as Sizes

/**
 * Named scenarios for testers. All of them include accounts, dictionaries and regions.
 * `default` is the full city; `empty` has nothing published; `busy` has 5,000 policies and 10,000 listings. In
 * `new-member` the demo accounts have no records at all, and in `provider` only 启明 has its organisation and services.
 */
export const scenarios = {
  default: fullSizes,
  empty: emptySizes,
  busy: { ...fullSizes, policies: 5_000, items: 400, listings: 10_000 },
  provider: { ...fullSizes, declarations: 0, messages: 0 },
  'new-member': { ...fullSizes, declarations: 0, messages: 0 },
} satisfies Record<string, Sizes>

export type ScenarioName = keyof typeof scenarios

/**
 * Returns the scenario of this name, as in `WORLD=busy npm start`; `default` for an empty name.
 * @throws Error that lists the scenarios, for an unknown name
 */
export function scenarioNamed(name: string | undefined): ScenarioName {
  if (!name) return 'default'
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  throw new Error(`没有名为“${name}”的场景，可以选择：${Object.keys(scenarios).join('、')}`)
}
