import type { ListingBrief } from '#api/market.ts'
import { listingFields } from '#api/market-fields.ts'
import { labelsOf as wordsOf } from '#api/call/fields.ts'
import type { Labels } from '#blocks/form/names.ts'
import { numberText } from '#lib/numbers.ts'

/** Labels of a listing's facts, for its form, its page and the opinions of audits. */
const common: Labels = {
  ...wordsOf(listingFields),
  categoryPath: '分类',
  contentHtml: listingFields.description.label,
  images: listingFields.pictures.label,
}

/** Labels that differ for a demand (求购). */
const wanted: Readonly<Record<string, string>> = {
  brand: '意向品牌',
  model: '参考型号',
  origin: '交货地',
  price: '期望价格',
  moq: '求购数量',
  deliveryDays: '期望交货天数',
  certs: '要求的认证',
}

/** Labels that differ by category. */
const inBranch: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  机械设备: { spec: '主要参数', material: '主体材质' },
  电子元器件: { spec: '额定参数和封装', material: '主要材料' },
  五金工具: { spec: '尺寸和等级' },
  化工原料: { model: '牌号', spec: '含量或规格', material: '主要成分' },
  新材料: { model: '牌号', spec: '规格尺寸', material: '主要成分' },
  汽车零部件: { model: '零件号', spec: '参数和适配位置' },
  仪器仪表: { spec: '量程和精度', material: '接液或外壳材质' },
  工业软件: { brand: '厂商', model: '版本', spec: '授权范围', deliveryDays: '交付天数', certs: '登记和认证' },
  包装: { spec: '尺寸和承重' },
  劳保: { spec: '防护等级或款式', material: '面料或材质' },
}

/** Examples of spec, unit and certificates, by category. */
const examples: Readonly<Record<string, { spec: string; unit: string; certs: string }>> = {
  机械设备: { spec: '行程 850×500×550 毫米', unit: '台、套、米', certs: '质量管理体系认证、机床安全认证' },
  电子元器件: { spec: '450 伏 470 微法', unit: '只、千只、平方米', certs: '有害物质限制认证、车规认证' },
  五金工具: {
    spec: '直径 10 毫米，10.9 级',
    unit: '件、把、千件、盒',
    certs: '强制性产品认证、质量管理体系认证',
  },
  化工原料: { spec: '纯度 99.5%', unit: '吨、千克、桶', certs: '安全技术说明书、危险化学品经营许可' },
  新材料: { spec: '厚 10 毫米', unit: '吨、千克、平方米', certs: '航空材料认证、阻燃认证' },
  汽车零部件: { spec: '直径 320 毫米，前轮', unit: '件、套、台', certs: '车规体系认证、强制性产品认证' },
  仪器仪表: { spec: '0 至 200 摄氏度，0.5 级', unit: '台、只', certs: '计量器具型式批准、防爆认证' },
  工业软件: { spec: '十条产线授权', unit: '套、年、用户', certs: '软件产品登记' },
  包装: {
    spec: '600×400×280 毫米，承重 30 千克',
    unit: '只、千只、卷',
    certs: '食品接触材料认证、可降解产品认证',
  },
  劳保: { spec: '五级防割', unit: '双、打、盒、顶', certs: '特种劳动防护认证' },
}
const anyExamples = { spec: '600×400×280 毫米', unit: '台、件、千克', certs: '质量管理体系认证' }

/** Returns the examples of a category for the hints of the form. */
export const examplesOf = (branch: string): typeof anyExamples => examples[branch] ?? anyExamples

/** Returns the labels of a listing's facts, by trade type and by the first level of the category. */
export const labelsOf = (isDemand: boolean, branch = ''): Record<string, string> => ({
  ...common,
  ...inBranch[branch],
  ...(isDemand ? wanted : {}),
})

/** Returns false for a fact that a category lacks: software has no material. */
export const hasFact = (branch: string | undefined, fact: string): boolean =>
  !(branch === '工业软件' && fact === 'material')

/** Returns the least order of a supply, or the quantity of a demand, in words: 起订 2 台; as far as it is given. */
export function leastText({ moq, unit, tradeType }: Pick<ListingBrief, 'moq' | 'unit' | 'tradeType'>) {
  if (moq === undefined) return tradeType === '求购' ? '求购' : undefined
  return `${tradeType === '求购' ? '求购' : '起订'} ${numberText(moq)} ${unit}`
}

/** Returns the lead time in words: 交期 6 天; undefined if it is not given. */
export const leadText = ({ deliveryDays }: Pick<ListingBrief, 'deliveryDays'>) =>
  deliveryDays === undefined ? undefined : `交期 ${String(deliveryDays)} 天`
