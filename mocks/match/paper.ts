import { wordsOf } from '#api/attribute.ts'
import type { MatchItem, MatchReport } from '#api/match.ts'
import { timeText } from '#lib/dates.ts'
import { valueText } from '#rules/match.ts'
import { conditionStateWords, matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { scoreText } from '#rules/match-report.ts'
import { moneyText, upToText } from '#lib/money.ts'
import { pdfOf, type Section } from '#mocks/files/pdf.ts'

/** Builds a report as a PDF file; `whole` includes every condition of every policy, else a summary. */
export function reportPdf(report: MatchReport, whole: boolean): { blob: Blob; name: string } {
  const title = whole ? '政策计算报告' : '政策计算报告（摘要）'
  const blob = pdfOf({
    title,
    sections: [head(report), facts(report), legend(whole), ...report.items.map((one) => section(one, whole))],
  })
  return { blob, name: `${title}-${report.enterpriseName}-${report.no ?? ''}.pdf` }
}

const head = (report: MatchReport): Section => ({
  heading: '一、结论',
  lines: [
    `报告编号：${report.no ?? ''}`,
    `企业名称：${report.enterpriseName}`,
    `计算时间：${timeText(report.createTime, 0)}，规则版本：${report.ruleVersion}`,
    `共比对政策 ${String(report.evaluated)} 条：${matchLevels.map((one) => `${matchLevelWords[one]} ${String(report.totals[one])} 条`).join('，')}`,
    `最优组合：${report.amountTo > 0 ? `可确定 ${moneyText(report.amountFrom)}，${upToText(report.amountTo)}` : '暂无'}`,
    '本报告按企业所填信息自动比对，供参考，不构成认定；以主管部门审核结果为准。',
  ],
})

const facts = ({ attributes }: MatchReport): Section => ({
  heading: '二、企业信息',
  lines: attributes.map(({ key, value }) => {
    return `${wordsOf(key).label}：${valueText(value, wordsOf(key))}`
  }),
})

/** Introduces the policies that follow, because their sections have no numbers. */
const legend = (whole: boolean): Section => ({
  heading: '三、逐条结果',
  lines: [
    whole ? '以下逐条列出政策和每项条件的核对结果。' : '以下逐条列出政策和不符合的条件，全部条件见报告全文。',
  ],
})

function section(item: MatchItem, whole: boolean): Section {
  const shown = item.conditions.filter((one) => whole || one.state === 'unmet')
  return {
    heading: `【${matchLevelWords[item.matchLevel]}】${item.title}`,
    lines: [
      `${item.docNumber}，${item.departments.join('、')}`,
      [item.amountText, scoreText(item)].filter(Boolean).join('，'),
      ...shown.map((one) =>
        [`${conditionStateWords[one.state]}：${one.name}`, one.have && `企业现状 ${one.have}`, one.advice]
          .filter(Boolean)
          .join('；'),
      ),
    ],
  }
}
