import type { Interpretation } from '#api/interpretation.ts'
import { interpretationForms } from '#api/policy-words.ts'
import { dateText } from '#lib/dates.ts'
import { filmAddress } from '#mocks/files/film.ts'
import { personName } from '#mocks/vocabulary.ts'
import type { Random } from '#mocks/random.ts'
import { sizedText } from './audience.ts'
import { conditionsOf } from './conditions.ts'
import type { PolicyRow } from './tables.ts'
import { officeTime } from './days.ts'
import { stepsOf } from './papers.ts'
import { themeOf } from './themes.ts'

const MAX_INTERPRETATIONS = 120
const DAY = 86_400_000

/** Composes interpretations of some policies in force, that of the demo policy first; the forms alternate. */
export function composeInterpretations(random: Random, policies: PolicyRow[], now: number): Interpretation[] {
  const current = policies.filter((one) => one.validity === '有效')
  const count = Math.min(MAX_INTERPRETATIONS, Math.ceil(policies.length / 5), current.length)
  return current.slice(0, count).map((policy, at) => {
    const form = interpretationForms[at % interpretationForms.length]!
    const daysLater = random.whole(0, 12)
    const explainedAt = officeTime(Math.min(now, Date.parse(policy.publishDate) + daysLater * DAY), 0)
    const publishedAt = explainedAt < policy.publishDate ? policy.publishDate : explainedAt
    return {
      id: `decode-${String(at + 1)}`,
      createTime: publishedAt,
      updateTime: publishedAt,
      title: titleOf(policy, form),
      policyId: policy.id,
      policyTitle: policy.title,
      form,
      author:
        form === '专家'
          ? `${personName(random)}（${policy.departments[0]!}特聘专家）`
          : policy.departments[0]!,
      publishDate: publishedAt,
      summary: `围绕${policy.theme}“给多少、给谁、何时报、怎么报”，解读${policy.docNumber}的要点。`,
      amountText: policy.amountText,
      viewCount: random.whole(30, 5_600),
    }
  })
}

function titleOf({ theme, region }: PolicyRow, form: Interpretation['form']): string {
  const place = region.startsWith('全') ? '' : region
  switch (form) {
    case '图解':
      return `一图读懂：${place}${theme}`
    case '文字':
      return `${place}${theme}政策解读`
    case '视频':
      return `${place}${theme}怎么报？三分钟讲清楚`
    case '问答':
      return `${place}${theme}热点问答`
    case '专家':
      return `专家解读：${place}${theme}怎样用足用好`
  }
}

/** Returns an interpretation with the contents that lists omit, composed from its policy. */
export function wholeInterpretation(one: Interpretation, policy: PolicyRow): Interpretation {
  const questions = questionsOf(policy)
  const html = questions.map(({ question, answer }) => `<h2>${question}</h2><p>${answer}</p>`).join('')
  return {
    ...one,
    contentHtml: `<p>${openingOf(one.form, policy)}</p>${html}`,
    ...(one.form === '问答' ? { faq: questions } : {}),
    // The city has made a film; ministries and the province have sent the text alone.
    ...(one.form === '视频' && /^[市区]/.test(policy.level) ? { videoUrl: filmAddress } : {}),
  }
}

/** Returns the opening of an interpretation; for a film it is the spoken text. */
function openingOf(form: Interpretation['form'], { title, docNumber, theme }: PolicyRow): string {
  const name = `《${title}》（${docNumber}）`
  if (form === '视频')
    return `各位企业朋友，大家好。今天用三分钟讲清楚${name}：${theme}给多少、给谁、何时报、怎么报。`
  if (form === '专家')
    return `不少企业问我，${name}和以往的政策比，到底好在哪里、怎样才能用足用好。下面逐条说说我的理解。`
  return `为便于企业理解和享受政策，现就${name}解读如下。`
}

/** Returns the usual questions with answers from the policy itself. */
function questionsOf(policy: PolicyRow) {
  const { aim } = themeOf(policy)
  const conditions = conditionsOf(policy)
  const when = policy.isRolling
    ? '常年受理，随时可以申报。'
    : policy.applyStart && policy.applyEnd
      ? `${dateText(policy.applyStart)}至${dateText(policy.applyEnd)}，逾期不予受理。`
      : '以申报通知为准。'
  return [
    { question: '为什么出台', answer: `目的是支持企业${aim}。` },
    { question: '给多少', answer: `采取${policy.supportMode}方式，${policy.amountText}。` },
    {
      question: '给谁',
      answer: `${policy.region}范围内的${sizedText(policy.targetScale)}。必须满足：${conditions
        .filter((one) => one.required)
        .map((one) => one.name)
        .join('；')}。`,
    },
    { question: '何时报', answer: when },
    {
      question: '怎么报',
      answer: `${stepsOf(policy)
        .map((one) => one.name)
        .join(' → ')}。`,
    },
    { question: '咨询电话是多少', answer: `${policy.contactOrg}，电话 ${policy.contactPhone}。` },
  ]
}
