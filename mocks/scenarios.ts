import { numberText } from '#lib/numbers.ts'

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

const busySizes: Sizes = { ...fullSizes, policies: 5_000, items: 400, listings: 10_000 }
const newcomerSizes: Sizes = { ...fullSizes, declarations: 0, messages: 0 }

const aboutSizes = ({ policies, items, listings }: Sizes) =>
  `${numberText(policies)} 条政策、${numberText(items)} 个申报事项、${numberText(listings)} 件商品`

/** Beginning of a world, with a title and a sentence for testers in the console. */
interface Scenario {
  title: string
  about: string
  sizes: Sizes
}

/** Named scenarios for testers. All of them include accounts, dictionaries and regions. */
export const scenarios = {
  default: {
    title: '完整的城市',
    about: `${aboutSizes(fullSizes)}，演示账号各有自己的记录。`,
    sizes: fullSizes,
  },
  empty: {
    title: '空的城市',
    about: '只有账号、字典和行政区划，什么都还没有发布。看空列表和第一条记录。',
    sizes: emptySizes,
  },
  busy: {
    title: '数据很多的城市',
    about: `${aboutSizes(busySizes)}。看搜索、翻页和离线包在数据多时的样子。`,
    sizes: busySizes,
  },
  provider: {
    title: '刚入驻的服务机构',
    about: '演示账号中只有启明有记录：它的机构、服务和发给它的咨询。',
    sizes: newcomerSizes,
  },
  'new-member': {
    title: '刚注册的用户',
    about: '演示账号没有任何记录，城市其余部分是完整的。看首次使用时的页面。',
    sizes: newcomerSizes,
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/** Keys of the scenarios, the default first. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** Returns a scenario's title with the key that `WORLD=` and the console's calls take: 空的城市（empty）. */
export const scenarioText = (name: ScenarioName): string => `${scenarios[name].title}（${name}）`

/**
 * Returns the scenario of this name, as in `WORLD=busy npm start`; `default` for an empty name.
 * @throws Error that lists the scenarios, for an unknown name
 */
export function scenarioNamed(name: string | undefined): ScenarioName {
  if (!name) return 'default'
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  throw new Error(`没有名为“${name}”的场景，可以选择：${scenarioNames.join('、')}`)
}
