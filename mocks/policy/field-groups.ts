import { area, choice, count, day, field, group, line, money, optional, percent } from './seeded-field.ts'

/** Areas of high technology that the state supports (国家重点支持的高新技术领域). */
const technologies = [
  ...['先进制造与自动化', '电子信息', '生物与新医药', '新材料'],
  ...['新能源与节能', '资源与环境', '航空航天', '高技术服务'],
]

/** Groups of fields about research, equipment, products and recognition, for the kinds of items (item-kinds.ts). */
export const productGroups = {
  research: group(
    '研发投入',
    choice('technology', '技术领域', technologies),
    money('rdCost', '上年研发费用', 2_140_000, { prefill: 'rdCost', atMost: 'revenue' }),
    field('ratio', { of: ['rdCost', 'revenue'], hint: '上年研发费用占上年营业收入的比例' })(
      'rdRatio',
      '研发费用占比',
      '',
    ),
    count('rdStaff', '研发人员', 22, { prefill: 'rdStaff', atMost: 'employees' }),
  ),
  patents: group(
    '知识产权',
    field('number', { unit: '件' })('inventionPatents', '有效发明专利', 6, { prefill: 'inventionPatents' }),
    line('mainPatent', '主要专利名称和专利号', '一种滚珠丝杠副预紧装置，ZL202310000001.0', optional),
  ),
  technologyContract: group(
    '技术合同',
    line('contractNo', '技术合同登记编号', '2026370200001234'),
    choice('contractKind', '合同类别', ['技术开发', '技术转让', '技术许可', '技术咨询', '技术服务']),
    line('partner', '合同相对方', '滨海大学'),
    day('contractDate', '合同登记日期', -160),
    money('dealAmount', '技术交易额', 1_200_000),
    money('paidAmount', '已支付金额', 800_000, { atMost: 'dealAmount' }),
  ),
  equipment: group(
    '设备购置',
    area('deviceList', '主要设备名称和型号', '五轴立式加工中心 VMC-850 2 台；三坐标测量机 CMM-1 1 台', {
      hint: '逐台填写名称、型号和数量',
    }),
    field('number', { unit: '台', min: 1 })('deviceCount', '设备数量', 3),
    money('devicePrice', '设备购置金额', 4_600_000, { hint: '按发票填写，不含税' }),
    line('supplier', '设备供应商', '精达机床有限公司'),
    day('invoiceDate', '最近一张发票的开具日期', -70),
    day('runDate', '设备投用日期', -30, { notBefore: 'invoiceDate' }),
  ),
  digital: group(
    '改造内容',
    choice('digitalScene', '改造环节', ['生产制造', '研发设计', '仓储物流', '质量检测', '经营管理']),
    line('contractor', '服务商', '云帆数字技术有限公司'),
    money('digitalCost', '软硬件投入金额', 900_000, { hint: '按发票填写，不含税' }),
    day('acceptDate', '验收日期', -40),
  ),
  emission: group(
    '治理效果',
    line('outlet', '治理工序和排放口', '喷涂工序，DA003'),
    field('number', { unit: '吨/年', decimals: 2 })('emissionBefore', '治理前年排放量', 12.6),
    field('number', { unit: '吨/年', decimals: 2 })('emissionAfter', '治理后年排放量', 3.1, {
      atMost: 'emissionBefore',
    }),
  ),
  product: group(
    '产品和销售',
    line('productName', '产品名称和型号', '高刚性五轴加工中心 HV-50'),
    line('recognitionNo', '认定文号或检测报告编号', '2026-0117'),
    line('buyer', '首批用户', '海湾重工有限公司'),
    money('salesAmount', '销售合同金额', 6_800_000),
    day('salesDate', '销售发票日期', -90),
  ),
  matching: group(
    '配套情况',
    line('carMaker', '本地整车企业', '滨海新能源汽车有限公司'),
    line('partName', '配套零部件', '电驱壳体'),
    money('matchingAmount', '上年本地配套金额', 18_000_000, { atMost: 'revenue' }),
    money('matchingBefore', '前年本地配套金额', 14_500_000),
  ),
  market: group(
    '主导产品',
    line('mainProduct', '主导产品', '精密滚珠丝杠副'),
    field('number', { unit: '年', max: 100 })('marketYears', '从事该领域时间', 11),
    percent('marketShare', '主导产品市场占有率', 12.5),
    money('productRevenue', '主导产品上年收入', 33_000_000, { atMost: 'revenue' }),
  ),
  certificate: group(
    '认定情况',
    line('certificateNo', '证书或批文编号', 'GR202637000123', {
      hint: '首次申请认定、尚无证书的不填',
      ...optional,
    }),
    day('certificateDate', '发证日期', -200, optional),
    day('certificateEnd', '有效期至', 890, { notBefore: 'certificateDate', ...optional }),
  ),
  award: group(
    '成果和奖项',
    line('managementMode', '质量管理模式', '全过程精益质量管理'),
    line('awards', '近三年获得的质量奖项', '2025 年市质量标杆', optional),
    count('qualityStaff', '质量管理人员', 16, { atMost: 'employees' }),
  ),
  standard: group(
    '标准',
    line('standardNo', '标准编号', 'GB/T 00000-2026', { hint: '如 GB/T 19001-2016' }),
    line('standardName', '标准名称', '滚珠丝杠副 精度保持性试验方法'),
    choice('standardLevel', '标准级别', ['国家标准', '行业标准', '地方标准', '国际标准', '团体标准']),
    choice('standardRole', '参与方式', ['主导制定', '参与制定', '主导修订', '参与修订']),
    day('standardDate', '标准发布日期', -180),
  ),
  green: group(
    '绿色制造',
    field('number', { unit: '吨标准煤', decimals: 2 })('energy', '上年综合能耗', 1_260),
    field('number', { unit: '分', decimals: 1, max: 100 })('greenScore', '第三方评价得分', 91.5),
    line('evaluator', '第三方评价机构', '滨海绿色制造评价中心'),
  ),
  platform: group(
    '平台和应用',
    line('platformName', '平台或场景名称', '精密制造协同平台'),
    field('number', { unit: '家' })('userCount', '服务企业', 86),
    money('platformCost', '平台建设投入', 8_600_000),
    day('onlineDate', '上线日期', -210),
  ),
  building: group(
    '工程',
    line('buildingName', '工程名称', '临港智造园 3 号楼'),
    field('number', { unit: '平方米', decimals: 2, min: 1 })('floorArea', '建筑面积', 21_600),
    choice('buildingGrade', '绿色建筑等级', ['一星级', '二星级', '三星级']),
    percent('prefabRate', '装配率', 62),
    day('finishDate', '竣工日期', -80),
  ),
  marine: group(
    '海洋产业',
    choice('marineField', '产业领域', ['海工装备', '海洋生物', '海水利用', '海洋新能源', '智慧海洋']),
    money('investment', '项目总投资', 26_000_000),
    money('invested', '已完成投资', 14_000_000, { atMost: 'investment' }),
  ),
  medicine: group(
    '产品研发',
    line('drugName', '药品或器械名称', '可吸收骨固定钉'),
    choice('drugStage', '研发阶段', ['临床前', '一期临床', '二期临床', '三期临床', '已获注册证']),
    line('approvalNo', '批件或注册证编号', '国械注准20263130001', optional),
  ),
  design: group(
    '设计能力',
    choice('designField', '设计领域', ['工业设计', '文化创意设计', '服务设计', '信息交互设计']),
    count('designers', '专职设计人员', 26, { min: 1, atMost: 'employees' }),
    field('number', { unit: '项' })('designs', '近两年完成的设计项目', 34),
    money('designCost', '上年设计投入', 1_400_000, { atMost: 'revenue' }),
  ),
  navigation: group(
    '导航项目',
    line('navigationTopic', '导航主题', '精密传动部件精度保持性'),
    line('agency', '知识产权服务机构', '滨海知识产权运营中心'),
    money('agencyCost', '委托费用', 180_000, { hint: '按合同填写' }),
  ),
} as const
