import { dateText } from '#lib/dates.ts'
import { searchTextOf as textOf } from '#rules/policy-search.ts'
import { sizedText, taggedText } from './audience.ts'
import { conditionsOf } from './conditions.ts'
import type { PolicyRow } from './tables.ts'
import { materialsOf, stepsOf } from './papers.ts'
import { stackingOf } from './stacking.ts'
import { themeOf } from './themes.ts'

interface Chapter {
  heading: string
  articles: string[]
}

/** Returns the document in chapters (章); its articles (条) are numbered through all of them. */
function chaptersOf(policy: PolicyRow): Chapter[] {
  const { aim, subject } = themeOf(policy)
  const lead = policy.departments[0]!
  const must = conditionsOf(policy).filter((one) => one.required)
  const further = conditionsOf(policy).filter((one) => !one.required)
  const names = (list: { name: string }[]) => list.map((one) => one.name).join('；')
  const beneficiaries = policy.targetTags.length
    ? `重点支持${taggedText(policy.targetTags)}`
    : '各类市场主体一视同仁'
  return [
    {
      heading: '总则',
      articles: [
        `为支持企业${aim}，规范${subject}工作，提高财政资金使用效益，根据有关法律法规和上级文件要求，结合本地实际，制定本文件。`,
        `本文件适用于${policy.region}范围内的${sizedText(policy.targetScale)}，${beneficiaries}。${policy.industries.length ? `优先支持${policy.industries.join('、')}领域。` : ''}`,
        `${subject}工作遵循公开透明、科学规范、突出重点、注重绩效的原则，由${policy.departments.join('会同')}组织实施。`,
      ],
    },
    {
      heading: '支持对象与条件',
      articles: [
        `申报主体应当同时符合下列条件：${names(must)}。`,
        `在符合前条规定的基础上，对下列情形予以综合评价：${names(further)}。`,
        '有下列情形之一的，不予支持：提供虚假材料骗取财政资金的；被列入严重失信主体名单且尚未修复的；近三年发生较大及以上安全生产事故或者突发环境事件的。',
      ],
    },
    {
      heading: '支持方式与标准',
      articles: [
        `采取${policy.supportMode}方式，${policy.amountText}。同一企业同一项目按照就高不重复的原则享受。`,
        ...(stackingOf(policy) ?? []).map(({ basis }) => basis.text),
        '资金支持额度根据年度预算规模、申报情况和评审结果综合确定，年度预算不足时按比例调减。',
      ],
    },
    {
      heading: '申报与审核程序',
      articles: [
        `办理程序为：${stepsOf(policy)
          .map((one) => one.name)
          .join('、')}。${windowTextOf(policy)}`,
        `申报主体应当提交下列材料：${names(materialsOf(policy))}。能够通过数据共享获取的，不再要求提供。`,
        `${lead}收到申报材料后，应当在 5 个工作日内完成形式审查；材料不齐全的，一次性告知需要补正的全部内容。`,
        '拟支持名单在门户网站公示，公示期不少于 5 个工作日。对公示内容有异议的，可以在公示期内书面提出。',
      ],
    },
    {
      heading: '资金管理与监督',
      articles: [
        '获得支持的企业应当加强资金管理，专款专用，按要求报送项目进展和绩效情况，自觉接受财政、审计等部门监督检查。',
        '对弄虚作假、截留挪用资金的，追回已拨付资金，三年内取消申报资格，并依法依规记入信用记录；涉嫌犯罪的，移送司法机关处理。',
      ],
    },
    {
      heading: '附则',
      articles: [
        `本文件由${lead}负责解释，咨询单位为${policy.contactOrg}，咨询电话 ${policy.contactPhone}。`,
        `本文件自${dateText(policy.effectiveDate)}起施行${policy.expireDate ? `，有效期至${dateText(policy.expireDate)}` : ''}。施行期间如遇上级政策调整，从其规定。`,
      ],
    },
  ]
}

function windowTextOf({ isRolling, applyStart, applyEnd }: PolicyRow): string {
  if (isRolling) return '常年受理，随报随审。'
  return applyStart && applyEnd
    ? `申报时间为${dateText(applyStart)}至${dateText(applyEnd)}，逾期不予受理。`
    : '具体申报时间以申报通知为准。'
}

const digits = '〇一二三四五六七八九'

/** Returns a number from 1 to 99 in Chinese: 十, 十一, 二十三. */
function numeral(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? digits[tens]! : ''}${tens ? '十' : ''}${ones ? digits[ones]! : ''}`
}

/** Returns the document as safe HTML: a heading with an id for each chapter, a paragraph for each article. */
export function contentHtmlOf(policy: PolicyRow): string {
  let article = 0
  return chaptersOf(policy)
    .map(({ heading, articles }, at) => {
      const paragraphs = articles.map(
        (text) => `<p><strong>第${numeral((article += 1))}条</strong>　${text}</p>`,
      )
      return `<h2 id="chapter-${String(at + 1)}">第${numeral(at + 1)}章　${heading}</h2>${paragraphs.join('')}`
    })
    .join('')
}

const textByPolicy = new WeakMap<PolicyRow, string>()

/** Returns the text of a policy that a search looks through. */
export function searchTextOf(policy: PolicyRow): string {
  const cached = textByPolicy.get(policy)
  if (cached !== undefined) return cached
  const text = textOf({ ...policy, contentHtml: contentHtmlOf(policy) })
  textByPolicy.set(policy, text)
  return text
}
