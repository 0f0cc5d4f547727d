import type { Details, ItemField } from '#api/item-fields.ts'
import { isoDay } from '#lib/dates.ts'
import { financeGroups } from './field-groups-finance.ts'
import { productGroups } from './field-groups.ts'
import type { SeededField } from './seeded-field.ts'

const groups = { ...productGroups, ...financeGroups }
export type GroupName = keyof typeof groups

/**
 * Kinds of items: the groups of fields of each, and the themes (themes.ts) that are declared with them. Themes without
 * a form of this kind (免申即享) have none.
 */
const kinds: [fields: GroupName[], themes: string[]][] = [
  [
    ['research', 'patents'],
    ['企业研发费用分档补助', '科技型中小企业创新能力提升', '创新型中小企业评价'],
  ],
  [
    ['research', 'certificate'],
    ['高新技术企业认定奖励', '企业技术中心认定'],
  ],
  [['research', 'marine'], ['海洋产业创新发展专项']],
  [['research', 'medicine'], ['生物医药产业高质量发展专项']],
  [['technologyContract'], ['技术合同成交额后补助']],
  [['equipment'], ['工业企业技术改造综合奖补', '智能工厂和数字化车间建设奖补', '节能与循环经济项目补助']],
  [['equipment', 'emission'], ['挥发性有机物深度治理补助']],
  [['digital'], ['中小企业数字化转型试点改造补助']],
  [['loan', 'guarantee'], ['中小微企业融资担保费补助']],
  [
    ['loan', 'interest'],
    ['设备更新贷款财政贴息', '创业担保贷款贴息', '农产品加工龙头企业贴息'],
  ],
  [['loan', 'interest', 'pledge'], ['知识产权质押融资贴息']],
  [['supplyChain'], ['供应链金融奖补']],
  [
    ['product', 'patents'],
    ['首台（套）重大技术装备奖补', '创新产品政府首购订购'],
  ],
  [['product'], ['首批次新材料应用奖励', '首版次软件产品奖励']],
  [['matching'], ['新能源汽车零部件协同配套奖励']],
  [
    ['market', 'certificate'],
    ['制造业单项冠军企业培育奖励', '专精特新“小巨人”企业培育奖励'],
  ],
  [['market', 'research'], ['专精特新中小企业认定']],
  [['design', 'certificate'], ['文化和工业设计中心认定']],
  [['award', 'market'], ['政府质量奖奖励']],
  [['standard'], ['标准化项目资助']],
  [['navigation', 'patents'], ['专利导航和高价值专利培育']],
  [['green', 'certificate'], ['绿色工厂和绿色供应链奖励']],
  [['listing'], ['企业上市挂牌分阶段奖励']],
  [['platform'], ['工业互联网平台培育', '数据要素流通应用示范']],
  [['building'], ['绿色建筑和装配式建筑示范']],
  [['trade'], ['重点商贸流通企业培育']],
  [['logistics'], ['现代物流企业降本增效补助']],
  [['procurement'], ['政府采购支持中小企业预留份额']],
  [['fair', 'exports'], ['外贸企业国际市场开拓补助']],
  [['insurance', 'exports'], ['出口信用保险保费扶持']],
  [['warehouse', 'exports'], ['跨境电商海外仓建设奖励']],
  [['employment'], ['一次性吸纳就业补贴']],
  [['training'], ['新型学徒制培训补贴']],
  [['team'], ['高层次人才团队项目资助']],
  [['postdoc'], ['企业博士后工作站建站资助']],
  [['rent'], ['标准厂房租金补助']],
  [['land'], ['工业用地弹性供应支持']],
]

const byTheme = new Map(kinds.flatMap(([names, themes]) => themes.map((theme) => [theme, names] as const)))

/** Returns the groups of fields of a theme; none if its items are declared without a form. */
export const groupsOfTheme = (theme: string): readonly GroupName[] => byTheme.get(theme) ?? []

/** Returns the fields that items of a theme ask for; none if all are declared without a form. */
export const fieldsOfTheme = (theme: string): ItemField[] =>
  groupsOfTheme(theme)
    .flatMap((name): readonly SeededField[] => groups[name])
    .map((seeded) => {
      const { example: _, ...field } = seeded
      return field
    })

const examples = new Map(
  Object.values(groups).flatMap((fields) =>
    fields.map(({ key, example }): [string, string | number] => [key, example]),
  ),
)

/**
 * Returns values of an item's fields that the rules accept, for seeds and tests.
 * @param known the enterprise's own figures by attribute, which are taken before the examples
 */
export const exampleDetails = (
  fields: readonly ItemField[] = [],
  now: number = Date.now(),
  known: Readonly<Record<string, number | undefined>> = {},
): Details =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'ratio')
      .map(({ key, kind, prefill }) => {
        const example = examples.get(key) ?? ''
        if (kind === 'day' && typeof example === 'number') return [key, isoDay(now + example * 86_400_000)]
        return [key, (prefill && known[prefill]) ?? example]
      }),
  )
