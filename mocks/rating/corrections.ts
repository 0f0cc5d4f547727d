import type { RatedKind } from '#rules/rating.ts'

/** Corrections by the first ticked reason; '' stands for a rating without one. */
const corrections: Record<RatedKind, Readonly<Record<string, string>>> = {
  matter: {
    超过承诺时限: '已约谈经办科室，同类事项增加到期前两日提醒，超期的由分管负责人督办。',
    指南不清楚: '已修订办事指南，补充材料样表和常见退回原因，即日起在网上公布。',
    多次补交材料: '已改为一次性告知，补正通知逐项列明材料和要求，不再分次提出。',
    问题没有解决: '已重新核对情况，由业务科室负责人与贵企业当面说明依据，并列出后续办理步骤。',
    电话打不通: '已增设一条咨询电话，工作时间专人值守，未接来电当日回拨。',
    态度不好: '已对经办人员批评教育，并组织窗口人员服务规范培训。',
    '': '已逐项核对评价中的问题，完善了办理流程，并向贵企业电话说明。',
  },
  service: {
    超过约定时间: '已为本项目更换负责人，后续约定写明每一步的完成时间。',
    与介绍不符: '已按实际内容修改服务介绍，并就差异部分与贵企业协商补做。',
    沟通不及时: '已指定专人对接，每周通报一次进度，工作日内当日回复。',
    收费不清楚: '已补充分项报价单，未约定的项目不再收费。',
    成果不合要求: '已安排返工并由负责人复核，不另收费。',
    '': '已由机构负责人与贵企业沟通，并改进了服务流程。',
  },
  activity: {
    内容不实用: '已按参会企业的意见调整后续场次内容，增加申报实例讲解。',
    讲解不清楚: '已将讲义和问答整理成文，发给全部参会企业。',
    答疑不够: '后续场次的答疑时间延长到 40 分钟，会后一周内可继续提问。',
    组织不周: '已复盘会场指引和签到安排，后续场次提前一天发送到场说明。',
    时间不合适: '后续场次提前十天通知，并提供线上回看。',
    '': '已复盘本次活动，并在后续场次改进。',
  },
}

/** Returns the answer with which a bad rating is corrected, by the first of its ticked reasons. */
export const correctionOf = (kind: RatedKind, [reason = '']: readonly string[]): string =>
  corrections[kind][reason] ?? corrections[kind]['']!
