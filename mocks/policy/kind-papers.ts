import type { GroupName } from './item-kinds.ts'

/** Papers that each group of fields (item-kinds.ts) asks for, one a line: group, paper, note; 选 for an optional one. */
const lines = `
research|研发费用专项审计报告|按研发项目分列费用
research|项目立项或备案文件|备案证明或董事会决议
research|产学研合作协议|合作各方盖章，写明成果归属|选
patents|知识产权证书|专利、软著等权属证书及年费缴纳凭证
technologyContract|技术合同及登记证明|技术合同登记机构出具登记证明
technologyContract|技术交易付款凭证|与已支付金额一致
equipment|设备购置清单|列明型号、金额和到位时间，附现场照片
equipment|设备购置合同及发票|与设备购置金额一致，附付款凭证
equipment|项目立项或备案文件|备案证明或董事会决议
digital|改造服务合同及发票|与软硬件投入金额一致，附付款凭证
digital|改造验收报告|服务商和企业共同签章
emission|检测报告|国家认可的检测机构出具治理前后的排放数据
product|产品检测报告|国家认可的检测机构出具
product|产品销售合同及发票|与销售金额一致
matching|配套供货合同及发票|与本地配套金额一致
matching|配套供货证明|本地整车企业盖章
market|市场占有率证明|行业协会或第三方机构出具
market|主导产品销售收入明细|与上年度审计报告一致
certificate|资质认定文件|有关部门的批复或证书，首次申请认定的不提供|选
award|质量管理模式总结|写明方法、做法和成效
award|质量奖项证书|近三年获得的质量奖项|选
standard|标准文本|发布稿，含封面、前言和起草单位页
standard|标准立项和发布文件|标准化主管部门或团体发布
green|绿色制造第三方评价报告|第三方评价机构出具
green|能源消耗报表|上年度能源购进、消费与库存
platform|平台建设投入明细|按项目分列，附合同和发票
platform|平台服务企业名单|列明企业名称、服务内容和起始时间
building|绿色建筑标识或评价文件|主管部门认定或第三方评价
building|竣工验收备案表|住建部门备案
marine|项目立项或备案文件|备案证明或董事会决议
marine|项目投资明细|列明已完成投资，附合同和发票
medicine|临床批件或注册证|药品监管部门出具
design|设计项目合同及成果|近两年完成的设计项目
design|专职设计人员名单|写明岗位、学历和到岗时间
navigation|专利导航报告|写明导航主题和结论
navigation|委托合同及发票|与委托费用一致，附付款凭证
loan|借款合同|与贷款银行签订，写明用途和期限
loan|放款凭证|银行借据或放款回单
interest|付息凭证|申报期内各期利息回单
guarantee|担保合同或保函|担保机构出具，写明担保期限
guarantee|担保费发票及付款凭证|与担保费一致
pledge|质押登记证明|国家知识产权局出具
pledge|质押物评估报告|具备资质的评估机构出具
supplyChain|供应链融资明细|列明融资企业、金额和时间，平台盖章
supplyChain|供应链票据凭证|应收账款确权或票据签发记录
listing|上市挂牌阶段证明|辅导备案、受理或核准文件
listing|中介服务合同及发票|保荐、审计和法律服务费用
trade|商品销售额统计报表|与统计部门上报数据一致
trade|门店或网点清单|列明名称和地址
logistics|物流费用明细|按运输、仓储、配送分列
logistics|降本措施说明|写明做法和节约费用的算法
procurement|政府采购合同|与合同金额一致
procurement|中小企业声明函|按财政部门格式填写
fair|参展合同及发票|与展位费一致，附付款凭证
fair|展位照片|能看出展会名称和企业名称
exports|出口报关单|海关电子口岸打印的汇总清单
insurance|出口信用保险单|承保机构出具
insurance|保费发票及付款凭证|与已缴保费一致
warehouse|海外仓租赁或产权文件|自建的提供产权证明，租赁的提供合同
warehouse|海外仓投入明细|列明建设和运营投入，附发票
employment|新招用人员名单|写明姓名、岗位和合同起止时间
employment|劳动合同|新招用人员的合同首页和签字页
training|培训人员名单|写明工种、等级和考核结果
training|培训协议及发票|与培训费用一致
team|团队成员名单及劳动合同|写明岗位、学历和到岗时间
team|带头人资质证明|人才认定文件、学历或职称证书
postdoc|设站批文|人力资源社会保障部门出具
postdoc|博士后进站证明|流动站或管理部门出具
rent|厂房租赁合同|写明面积、租期和租金
rent|租金发票及付款凭证|与已付租金一致
land|投资项目备案证明|发展改革部门出具
land|用地方案|写明位置、面积和建设内容`

/** Paper of a kind of item. */
export interface KindPaper {
  group: string
  name: string
  note: string
  required: boolean
}

const all: readonly KindPaper[] = lines
  .trim()
  .split('\n')
  .map((one) => {
    const [group = '', name = '', note = '', optional] = one.split('|')
    return { group, name, note, required: optional === undefined }
  })

/** Returns the papers of groups of fields, each name once. */
export const papersOf = (groups: readonly GroupName[]): KindPaper[] => [
  ...new Map(
    groups.flatMap((group) => all.filter((one) => one.group === group)).map((one) => [one.name, one]),
  ).values(),
]
