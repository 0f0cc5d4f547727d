/** What the facts of a listing are called, as its form, its page and the city's opinions say. */
const common: Readonly<Record<string, string>> = {
  title: '名称',
  branch: '大类',
  category: '小类',
  categoryPath: '分类',
  brand: '品牌',
  model: '型号',
  spec: '规格',
  material: '材质',
  origin: '产地',
  priceType: '价格方式',
  price: '价格',
  unit: '计量单位',
  moq: '起订量',
  stock: '库存',
  deliveryDays: '交货天数',
  certs: '认证',
  description: '详细说明',
  contentHtml: '详细说明',
  pictures: '图片',
  images: '图片',
  docs: '资料',
  contactName: '联系人',
  contactPhone: '联系电话',
}

/** What is called otherwise where something is wanted. */
const wanted: Readonly<Record<string, string>> = {
  brand: '意向品牌',
  model: '参考型号',
  origin: '交货地',
  price: '期望价格',
  moq: '求购数量',
  deliveryDays: '期望交货天数',
  certs: '要求的认证',
}

/** What a category calls a fact in its own trade. */
const inBranch: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  工业软件: { brand: '厂商', model: '版本', spec: '授权范围', deliveryDays: '交付天数' },
  化工原料: { model: '牌号', spec: '含量或规格', material: '主要成分' },
  新材料: { model: '牌号', spec: '规格尺寸', material: '主要成分' },
  电子元器件: { spec: '参数' },
  仪器仪表: { spec: '量程和精度' },
  劳保: { spec: '防护等级或款式' },
}

/** The words of a listing's facts: by its trade type, and by the first level of its category. */
export const labelsOf = (isDemand: boolean, branch = ''): Record<string, string> => ({
  ...common,
  ...inBranch[branch],
  ...(isDemand ? wanted : {}),
})

/** False for a fact that a category has not: software is of no material. */
export const hasFact = (branch: string | undefined, fact: string): boolean =>
  !(branch === '工业软件' && fact === 'material')
