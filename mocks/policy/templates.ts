import { seedFile } from '#mocks/common/seed-file.ts'
import type { World } from '#mocks/city.ts'

/** Lines of the templates that applicants fill in, by name of the material. */
const templates: Readonly<Record<string, readonly string[]>> = {
  项目申报书: [
    '申报单位（盖章）：________________  统一社会信用代码：________________',
    '项目名称：________________  申报类别：________________',
    '项目负责人：____________  联系电话：____________  填报日期：______年____月____日',
    '一、申报单位基本情况（成立时间、主营业务、职工人数、上年度营业收入和研发费用）',
    '二、项目建设的必要性和主要内容',
    '三、项目实施进度与投资情况（总投资、已完成投资、资金来源，单位：万元）',
    '四、项目成效（经济效益、社会效益、知识产权）',
    '五、申请支持金额及测算依据',
    '六、申报单位意见：本单位承诺所填内容真实有效。法定代表人（签字）：____________',
  ],
  信用承诺书: [
    '承诺单位：________________  统一社会信用代码：________________',
    '一、本单位所提交的申报材料真实、准确、完整，复印件与原件一致。',
    '二、本单位近三年未发生重大安全、环保、质量事故，未被列入严重失信主体名单。',
    '三、同一项目未重复申报其他同类财政资金。',
    '四、获得的资金按规定用途使用，接受有关部门的监督检查和审计。',
    '五、如有虚假，自愿退回已获资金，并承担相应的法律责任。',
    '法定代表人（签字）：____________  单位（盖章）  ______年____月____日',
  ],
  项目绩效目标表: [
    '项目名称：________________  申报单位：________________  单位：万元',
    '一、总体目标：________________________________',
    '二、产出指标：数量指标________  质量指标________  时效指标________  成本指标________',
    '三、效益指标：经济效益________  社会效益________  生态效益________',
    '四、满意度指标：服务对象满意度____ %',
    '填表人：____________  联系电话：____________',
  ],
  设备购置清单: [
    '申报单位（盖章）：________________',
    '序号 ｜ 设备名称 ｜ 型号规格 ｜ 数量 ｜ 不含税金额（万元） ｜ 发票号 ｜ 到位时间',
    ...Array.from(
      { length: 8 },
      (_, at) => `${String(at + 1)} ｜ ________ ｜ ________ ｜ ____ ｜ ________ ｜ ________ ｜ ________`,
    ),
    '合计金额：________ 万元',
  ],
}

const fileNameOf = (paper: string) => `${paper}模板.docx`

/** Adds the templates to the public files. */
export function seedTemplates(world: World): void {
  for (const [paper, lines] of Object.entries(templates))
    seedFile(world, { fileName: fileNameOf(paper), lines: [...lines] })
}

/** Returns the path of a material's template for download/file; an empty object for materials issued by others. */
export const templateOf = (paper: string): { template?: string } =>
  Object.hasOwn(templates, paper) ? { template: `/upload/public/${fileNameOf(paper)}` } : {}
