import { INVITATION_DAYS } from '#api/binding.ts'
import { CHECK_IN_MINUTES, LATE_CHECK_IN_HOURS, OFFER_HOURS } from '#rules/activity-clock.ts'
import { answerDays, RATE_DAYS } from '#rules/appeal-clock.ts'
import { courseSteps, stepsAhead } from '#rules/declaration-course.ts'
import { LAPSE_DAYS, RENEW_DAYS } from '#rules/docking-states.ts'
import { untilText } from '#lib/dates.ts'
import { type Answering, fromRecords } from './advice.ts'
import type { IntentOf } from './intent.ts'
import type { Known, Need } from './known.ts'
import type { Term } from './term-words.ts'

const workdays = (count: number) => `${String(count)} 个工作日`
const course = stepsAhead('草稿')

/** Texts of the rules, from the constants by which portal and city go. */
const texts: Record<Term, () => string> = {
  publicity: () =>
    `公示期为 ${workdays(courseSteps.公示中.limitDays)}，公示首日计入。有异议的，在公示期内按公示页写明的方式提出；期满无异议的，按公示结果办理。`,
  correction: () =>
    `补正期限为 ${workdays(courseSteps.待补正.limitDays)}，从退回次日起算，具体以该件写明的期限为准。逾期未补正的，申报作废。`,
  confirmation: () =>
    `意愿确认期限为 ${workdays(courseSteps.意愿确认.limitDays)}，具体以该件写明的期限为准。逾期未确认的，本批次不再兑付，状态记为“逾期未确认”。`,
  answer: () =>
    `咨询类诉求 ${workdays(answerDays('咨询'))}内答复，求助、投诉、举报和意见建议 ${workdays(answerDays('投诉'))}内答复，从提交次日起算，节假日顺延；退回补充期间暂停计时。`,
  rating: () =>
    `收到答复后 ${String(RATE_DAYS)} 天内评价，逾期未评价的自动办结。评价为未解决的，写明尚未解决的问题，由原承办单位再办理一次。`,
  urge: () => '办理时限过半后可以催办，每天一次。在“我的诉求”打开该件，点“催办”。',
  withdraw: () =>
    '提交后、审核前可以撤回：状态为“已提交”或“已受理”的，在“我的申报”打开该件撤回；进入审核后不能撤回。',
  appealWithdraw: () => '开始办理前可以撤回；“办理中”的诉求不能撤回。在“我的诉求”打开该件撤回，写明原因。',
  docking: () => `对接申请 ${String(LAPSE_DAYS)} 天内没有联系的，自动失效；可以重新申请。`,
  waitlist: () =>
    `有名额空出时按候补次序保留 ${String(OFFER_HOURS)} 小时，最晚到活动开始；逾期未确认的，由下一位递补。`,
  checkIn: () =>
    `活动开始前 ${String(CHECK_IN_MINUTES)} 分钟起可以签到，活动结束后不能签到；没有网络时在现场签到的，${String(LATE_CHECK_IN_HOURS)} 小时内送达有效。`,
  course: () =>
    `一般流程的时限：${course.map(({ nodeName, limitDays }) => `${nodeName} ${workdays(limitDays)}`).join('，')}。各项目另有规定的，以项目的办理流程为准。`,
  payment: () =>
    `批复下达 ${workdays(courseSteps.已通过.limitDays)}，资金拨付 ${workdays(courseSteps.兑付中.limitDays)}；免申即享确认后 ${workdays(courseSteps.自动兑付.limitDays)}内兑付。预计兑付日期写在该件上。`,
  invitation: () =>
    `邀请码 ${String(INVITATION_DAYS)} 天内有效，只能使用一次，须用被邀请的手机号登录。过期后由管理员重新邀请。`,
  stacking: () =>
    '同一事项、同一项支出不重复享受，就高享受一项；同组政策只能择一；有年度限额的合计不超过限额。“申报方案”按这些限制算出最优组合，并写明每一项不能同享的原因和依据。',
  renewal: () => `需求和供给过期后可以续期 ${String(RENEW_DAYS)} 天，从续期当天起算。`,
}

const sources: Partial<Record<Term, string>> = {
  publicity: '项目申报办理规则（公示）',
  correction: '项目申报办理规则（补正）',
  confirmation: '免申即享办理规则（意愿确认）',
  answer: '诉求办理规则（答复时限）',
  rating: '诉求办理规则（评价）',
}

/** Answers the rules of the portal, and for a member the own cases to which they apply now. */
export const terms: Answering<IntentOf<'terms'>> = {
  needs: ({ terms: asked }): Need[] =>
    asked.some((one) => one === 'correction' || one === 'confirmation') ? ['declarations'] : [],
  answer({ terms: asked }, known) {
    const own = asked.map((one) => ownText(one, known)).join('')
    return {
      topic: '办理规则',
      text: `${asked.map((one) => texts[one]()).join('\n')}${own ? `\n${own}` : ''}`,
      links: [
        ...(own ? [{ name: '我的申报', href: '/user/my-declare' }] : []),
        ...(asked.includes('stacking') ? [{ name: '申报方案', href: '/policy/calculate/plan/package' }] : []),
      ],
      basis: [
        ...asked.map((one) => `依据平台${sources[one] ?? '办理规则'}，现行有效`),
        ...(own && known.declarations ? [fromRecords('我的申报', known.declarations.at, known.now)] : []),
      ].filter((one, at, all) => all.indexOf(one) === at),
    }
  },
}

/** Returns the own declarations that a rule applies to now, with their deadlines. */
function ownText(term: Term, { declarations, now }: Known): string {
  const status = term === 'correction' ? '待补正' : term === 'confirmation' ? '意愿确认' : undefined
  const own = declarations?.data.filter((one) => one.status === status && one.dueDate) ?? []
  if (!status || own.length === 0) return ''
  return `本企业有 ${String(own.length)} 件${status === '待补正' ? '待补正' : '待确认'}：${own.map(({ itemName, dueDate }) => `${itemName}，${untilText(dueDate!, now)} 前`).join('；')}。`
}
