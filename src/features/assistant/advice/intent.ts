import { type Given, givenIn } from './given.ts'
import { type Period, periodIn } from './period.ts'
import { isKnownMatter, subjectOf } from './subject.ts'
import { type Term, termsIn } from './term-words.ts'

/** Kinds of own records that a question may ask about. */
export type RecordKind = 'declarations' | 'benefits' | 'appeals' | 'dockings' | 'enquiries' | 'signups'

/** Question that the device understands; `subject` are the words of its matter, '' if it names none. */
export type Intent =
  | { kind: 'deadline'; period: Period; subject: string }
  /** Asks whether, or why not, the enterprise can declare; `given` are facts that the question states. */
  | { kind: 'fit'; given: Given; subject: string; isYesNo: boolean }
  /** Asks for the sum that the enterprise has been paid, in a year if it names one. */
  | { kind: 'received'; year: number | undefined }
  /** Asks until when a licence of the enterprise holds. */
  | { kind: 'licences'; subject: string }
  /** Asks for the greatest sum that can be had together. */
  | { kind: 'most' }
  | { kind: RecordKind; subject: string }
  /** Asks what is to be done, within a period if it names one. */
  | { kind: 'due'; period?: Period; of: 'all' | 'papers' | 'favourites' }
  /** Asks for the papers that an item asks for. */
  | { kind: 'papers'; subject: string }
  /** Asks what there is on a matter: 有补贴吗 and 奖励多少, 什么时候截止, 什么条件. */
  | { kind: 'matter'; subject: string; aspect: 'all' | 'time' | 'conditions' }
  | { kind: 'phone'; subject: string; office: string }
  /** Asks whether a document is in force. */
  | { kind: 'validity'; subject: string; docNumber: string; year?: string | undefined }
  | { kind: 'binding'; topic: 'who' | 'letter' | 'invite' | 'end' | 'bind' }
  | { kind: 'terms'; terms: readonly Term[] }

/** Question of one kind. */
export type IntentOf<K extends Intent['kind']> = Intent & { kind: K }

const mine = /我|咱|本(公司|企业|单位)|自己/u
/** Asks for the way to a function, which the common questions and the pages answer. */
const asksWay =
  /(怎么|如何|怎样)(才能)?(查|看|报名|申请|提交?|发布|联系|填|操作|注册|签到|取消|申报|收藏|订阅|写|上传|修改|撤回|办理?$)|在?哪(里|儿)?(能|可以)?(查|看|填|报名|申请|提|申报)|什么是|是什么(意思)?/u

const money = /补贴|补助|奖励|奖补|资助|贴息|扶持|政策|返还|奖金|支持|减免|优惠/u

/**
 * Returns what a question asks for; undefined if it is none of the kinds that are answered from records and rules. The
 * order decides where several kinds would fit: the narrower kind comes first.
 * @param text plain question (`plain.ts`)
 * @param now milliseconds
 */
export function intentOf(text: string, now: number): Intent | undefined {
  const topic = bindingTopic(text)
  if (topic) return { kind: 'binding', topic }
  const subject = subjectOf(text)
  const office =
    /(?:国家|省|市|区|县|[\p{Script=Han}]{2,4}(?:区|县))?[\p{Script=Han}]{1,8}(?:局|委|厅|部|办|银行|海关)(?=的?(?:办公|咨询|联系|服务|值班)?(?:电话|热线|号码|联系方式))/u.exec(
      text,
    )?.[0]
  const isOwnAppeal = /诉求|投诉/u.test(text) && mine.test(text)
  if (
    office !== undefined ||
    (/电话|找谁(问|咨询|办)?|联系(谁|哪|方式)|咨询(谁|哪)|哪个(部门|局|单位)(管|负责|办)/u.test(text) &&
      subject &&
      !isOwnAppeal &&
      !/人工|客服|热线/u.test(text))
  )
    return { kind: 'phone', subject, office: office ?? '' }
  const docNumber = /[\p{Script=Han}]{1,10}[〔[(【]\d{4}[〕\])】]\d+号/u.exec(text)?.[0]
  if (
    docNumber !== undefined ||
    (/有效|废止|失效|作废|过期|还(能用|在执行|管用)|修订/u.test(text) &&
      /办法|细则|通知|文件|政策|措施|意见|规定/u.test(text))
  )
    return { kind: 'validity', subject, docNumber: docNumber ?? '', year: /20\d\d(?=年)/u.exec(text)?.[0] }
  const year = new Date(now).getUTCFullYear()
  if (asksReceived(text))
    return {
      kind: 'received',
      year: /去年/u.test(text) ? year - 1 : /今年|本年/u.test(text) ? year : undefined,
    }
  if (/证书|执照|证照|资质证/u.test(text) && /到期|过期|有效期|失效/u.test(text))
    return { kind: 'licences', subject }
  const { given, rest } = givenIn(text, year)
  const hasGiven = Object.keys(given).length > 0
  const terms = hasGiven ? [] : termsIn(text)
  if (terms.length > 0) return { kind: 'terms', terms }
  const due = dueOf(text, now)
  if (due) return due
  if (/(为什么|为何|怎么(就)?|原因).{0,8}(退回|驳回)|(退回|驳回).{0,6}(为什么|原因)/u.test(text))
    return /诉求|投诉|求助/u.test(text) ? { kind: 'appeals', subject } : { kind: 'due', of: 'papers' }
  if (!asksWay.test(text)) {
    const record = recordOf(text)
    if (record) return { kind: record, subject }
  }
  if (asksMost(text) && !hasGiven)
    return isKnownMatter(subject) ? { kind: 'matter', subject, aspect: 'all' } : { kind: 'most' }
  if (
    /材料|资料|文件|证明|手续/u.test(text) &&
    /要|需|准备|交|带|缺|差|提供|哪些|什么/u.test(text) &&
    subject &&
    !asksFit(text)
  )
    return { kind: 'papers', subject }
  const asksWhy =
    /为什么|为何|凭什么|怎么(就)?不(能|行|可以|符合)|哪(里|些|条|项)?(条件)?(不|没)(符合|满足|够|达)|差(多少|哪|什么|在哪)|(不|没)(符合|够).{0,4}(什么|哪)|报不了|还差|缺什么条件/u.test(
      text,
    )
  const period = periodIn(text, now)
  if (
    /截止|到期|过期|最后一?天|关闭|结束(申报)?|来不及|收摊|截稿/u.test(text) &&
    !(subject && /什么时候|几号|哪天|多久/u.test(text))
  )
    return { kind: 'deadline', period: period ?? periodIn('最近', now)!, subject }
  if (hasGiven || asksWhy || asksFit(text)) {
    if (hasGiven || mine.test(text) || asksWhy || subject || /哪些|什么/u.test(text))
      return {
        kind: 'fit',
        given,
        subject: hasGiven ? subjectOf(rest) : subject,
        isYesNo: /吗|么|嘛|能不能|可不可以|能否|可否/u.test(text) && !/什么|哪些/u.test(text),
      }
  }
  if (
    period &&
    /(可以?|能)(申?报|申请)|项目|申报/u.test(text) &&
    /哪些|什么|有没有|几个|多少|(要|得|该)申?报/u.test(text) &&
    !subject
  )
    return { kind: 'deadline', period, subject }
  if (!isKnownMatter(subject)) return undefined
  if (/(怎么|如何|怎样|哪(里|儿)).{0,3}(申请|申报|领|拿|报$)/u.test(text))
    return { kind: 'matter', subject, aspect: 'all' }
  if (asksWay.test(text)) return undefined
  const aspect = /条件|要求|门槛/u.test(text)
    ? 'conditions'
    : /什么时候|几号|哪天|时间|日期|截止|还能/u.test(text)
      ? 'time'
      : 'all'
  return asksMatter(text) ? { kind: 'matter', subject, aspect } : undefined
}

/** Returns true for a question after the sum that was paid. */
const asksReceived = (text: string): boolean =>
  /(已经?|今年|去年|本年|一共|总共|累计|至今|目前).{0,8}(拿|领|得|收|到账|兑付|拨付|享受)(到|了|过)|(拿|领|收|得)(到)?(了|过)多少|(到账|兑付|拨付)了?多少/u.test(
    text,
  ) && /多少|几(万|笔|个|项)|哪些|什么/u.test(text)

/** Returns true for a question after the greatest sum. */
const asksMost = (text: string): boolean =>
  /最多.{0,6}(拿|领|享受|补|得|申|报|给|奖|贴|钱|批)|(一共|总共|合计|加起来|总计|全部).{0,6}(拿|领|补|钱|得|享受|多少)|能?(拿|领|得|享受|申请)(到|得)?多少(政府|财政)?(钱|补贴|奖励|资金|奖补|补助)|(拿|领)(到)?多少[?]?$|最优(组合|方案)?|申报方案|怎么(报|组合|申报|搭配).{0,4}(最多|划算|合适|最好)|(拿|领|补)(到|得)?最多|上限(是)?多少/u.test(
    text,
  )

/** Returns true for a question whether the enterprise fits. */
const asksFit = (text: string): boolean =>
  /(符合|满足|适合|匹配|够得上|够格|够条件|有资格|达标|够不够|适用).{0,8}|(能|可以?|可|能够|能不能|可不可以|可否|能否)(直接|现在|去|再|一起)?(申?报|申请|享受|拿|领|评|参评|认定)(?!几|多少).{0,10}(吗|么|嘛|哪|什么|不|没|呢|$|\?)|推荐.{0,4}(政策|项目)/u.test(
    text,
  )

/** Returns true for a question what there is on a matter. */
const asksMatter = (text: string): boolean =>
  !/(交|缴|征|免)税|所得税|增值税/u.test(text) &&
  ((money.test(text) &&
    /有(没有|无|什么|哪些|多少|吗|么|没)?|多少|最高|几(万|个)|吗|么|标准|哪些|什么|给|呢|$/u.test(text)) ||
    /奖(多少|几)|补(多少|几)|多少钱|给多少|(什么|哪些)?(条件|要求|门槛)|(什么时候|几号|哪天|多久).{0,4}(截止|申报|开始|报|结束)|(截止|申报)(时间|日期)|还能(申?报|申请)/u.test(
      text,
    ))

function bindingTopic(text: string): IntentOf<'binding'>['topic'] | undefined {
  if (/切换|换(个|一)?(企业|公司)|多家/u.test(text)) return undefined
  if (/授权书/u.test(text)) return 'letter'
  if (
    /解(除)?绑|解除(绑定|关联|授权)|(取消|收回|停止).{0,4}(权限|授权|绑定)|(经办人|管理员|同事|员工|会计).{0,6}(离职|走了|不干|换人|更换)|(换|更换|变更).{0,3}(管理员|经办人)/u.test(
      text,
    )
  )
    return 'end'
  if (
    /邀请码|邀请.{0,4}(人|同事|员工|会计)|(公司|企业|账号).{0,4}(能|可以).{0,2}(几个|多个|多少)人|(同事|员工|会计|财务|代理|别人|其他人|另一个人|几个人|多个人)[^\d一二三四五六七八九十百千万,、]{0,6}(能|可以|怎么|一起).{0,6}(办|操作|申报|登录|用|报)|(添加|增加|加).{0,3}(经办人|管理员|同事|人员)/u.test(
      text,
    )
  )
    return 'invite'
  if (
    /(谁|哪些人|什么人|几个人).{0,8}代表|代表.{0,4}(我们?|本|公司|企业|单位).{0,6}(办|申报)|(谁|哪些人|什么人)(能|可以|有权|可).{0,3}(替|帮|代|为|以).{0,6}(公司|企业|单位|我们)|谁(是|有).{0,4}(管理员|经办人|权限)|(经办人|管理员)(和|与|有什么|是谁|都有|有哪些|权限|区别)/u.test(
      text,
    )
  )
    return 'who'
  if (
    /(绑定|关联|认领|加入).{0,4}(企业|公司|单位)|(企业|公司|单位).{0,4}(绑定|关联|认证|核验)|(法人|法定代表人).{0,6}(核验|绑定|验证|认证|才能)/u.test(
      text,
    )
  )
    return 'bind'
  return undefined
}

function dueOf(text: string, now: number): IntentOf<'due'> | undefined {
  const period = periodIn(text, now)
  const within = period ? { period } : {}
  if (/收藏/u.test(text) && /截止|到期|过期|快|期限|来得及/u.test(text))
    return { kind: 'due', of: 'favourites', ...within }
  if (
    /(还|我|目前|现在)?(差|缺|少|欠|没交|没传|补)(了)?(什么|哪些|几份|多少)?(材料|资料|文件|证明)|补正(什么|哪些|的?(件|项目|申报))?(有|要|是)?(哪些|什么|几)|(要|需要?)补(什么|哪些)|哪些.{0,6}(要|需要?|待)补(正|充)/u.test(
      text,
    )
  )
    return { kind: 'due', of: 'papers', ...within }
  const asks =
    /待办|(还|今天|明天|本周|这周|我|现在|都)?(有|要|该|需要?)(什么|哪些|多少|几件|几项)?(事|事情|事项)?(没办|没处理|没做|要办|要处理|要做|需要?处理|需要?办|等(我|着)|未处理|未办)|(要|该|得|需要?)(我)?(办|做|处理|弄|交|干)(点|些)?(什么|哪些)(?!证|手续|执照|许可|.{0,4}材料)|(什么|哪些)(事|事情|事项|工作)?(要|该|得|需要?|等)(我)?(办|做|处理|确认|去办)|有什么(事|任务|提醒|要紧)/u
  const asksWithin = period && /(要|该|得|需要?)(交|办|做|处理|提交|确认)(的|了|$|啊|吗|\?)/u.test(text)
  return asks.test(text) || asksWithin ? { kind: 'due', of: 'all', ...within } : undefined
}

const state =
  /到哪|哪一?步|进度|进展|状态|怎么样|怎样了|怎么还|结果|批(了|下|准|没|复)|通过|受理|审(核|批|查)|办(到|理|好|完|结)|答复|回复|回应|回音|处理|谁|没人理|哪个|联系|上了|多久(能)?|什么时候|几点|哪天|下来|了吗|了没|有没有(人|回|消息)|有人|哪些|什么|几(件|个|项|条)|多少|超期|逾期/u

function recordOf(text: string): RecordKind | undefined {
  const own = mine.test(text)
  if (own && /(没|不|未)予?通过|被(退|驳|拒)/u.test(text) && !/诉求|活动|报名|产品/u.test(text))
    return 'declarations'
  if (!state.test(text)) return undefined
  if (
    /诉求|投诉|求助|举报|反映的|(的事|问题).{0,3}谁/u.test(text) &&
    (own || /谁|到哪|进度|进展|没人理|怎么样|哪一?步|办到|回复|答复了|超期|逾期/u.test(text))
  )
    return 'appeals'
  if (
    /免申即享/u.test(text) ||
    (/(到账|打款|拨款|发钱|发放|兑付|拨付|钱|款).{0,6}(什么时候|多久|哪天|到哪|没到|到了|下来|状态|进度)|(到账|打款|拨款|拨付|发放|兑付)了?(没|吗)|(什么时候|多久|哪天).{0,6}(到账|打款|拨款|拨付|发钱|发放|兑付|拿到钱|下来|给钱)/u.test(
      text,
    ) &&
      !/贷款|货款|退税/u.test(text))
  )
    return /免申即享/u.test(text) && !own && !/钱|到账|拨付|兑付|什么时候|哪些|款/u.test(text)
      ? undefined
      : 'benefits'
  if (/对接|供需/u.test(text) || (own && /(的|发布的?|发的)?(需求|供给|供应)/u.test(text)))
    return own || /谁|人|联系|进展/u.test(text) ? 'dockings' : undefined
  if (/询价|报价|(服务商|机构|中介)/u.test(text) || (/咨询/u.test(text) && own))
    return own || /回复|报价(来|到|了)/u.test(text) ? 'enquiries' : undefined
  if (
    /活动|报名|路演|培训|对接会|讲座|签到|候补|名额/u.test(text) &&
    (own || /(报名|候补).{0,6}(通过|审核|成功|结果|上了|轮到)/u.test(text))
  )
    return 'signups'
  if (
    /(申报|申请|提交|报的|报了|材料|初审|复审|评审|公示).{0,12}/u.test(text) &&
    /到哪|哪一?步|进度|进展|状态|怎么样|怎样了|结果|批(了|下|没|复)|通过(了|没|吗)|受理(了|没|吗)|审(到|完|核(到|完|好|了|通过|得))|办(到|好|完)|下来|几(件|个|项)|我.{0,4}(申报|申请|报)(了|过).{0,6}(哪些|什么|多少|几)|多久能/u.test(
      text,
    ) &&
    !/条件|要求|怎么报/u.test(text)
  )
    return 'declarations'
  if (
    /(审核|审批|评审|办理?)(到|得)(哪|什么|怎么)|到哪一?步|批(下来|了)(没|吗)|(通过|受理)了?(没|吗)/u.test(
      text,
    )
  )
    return 'declarations'
  return undefined
}
