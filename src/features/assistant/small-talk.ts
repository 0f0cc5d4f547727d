import { contacts } from '#rules/contacts.ts'
import type { Reply } from './conversation.ts'

const textReply = (html: string): Reply[] => [{ kind: 'received', html }]

/** Returns a reply that leads to a person: phone numbers, hours, and the form for written questions. */
const personReply = (first = ''): Reply[] => [
  {
    kind: 'received',
    html: `${first}点击“转人工”，由工作人员在线答复；${contacts.hours}，也可拨打服务热线 ${contacts.serviceHotline}，平台使用故障请拨打下面的技术热线；政策和办事也可随时拨打 ${contacts.hotline}。需要部门书面答复的，请提交诉求。`,
    hotline: true,
    links: [{ name: '我要诉求', href: '/appeal/demand' }],
  },
]

/**
 * Small talk before and after a question, with the replies. Patterns are matched against the text without
 * punctuation.
 */
const talks: readonly (readonly [RegExp, () => Reply[]])[] = [
  [
    /^((你|您)们?好|hi|hello|哈喽|嗨|(早上|上午|中午|下午|晚上)好|在(吗|么))(呀|啊|小易)?$/iu,
    () => textReply('您好！可以直接告诉我想办什么，例如“研发补贴怎么申请”“诉求多久答复”。'),
  ],
  [
    /^(谢谢|多谢|感谢|辛苦了|麻烦了)(你|您|小易|啦|了)*$/u,
    () => textReply('不客气，很高兴能帮到您。还有问题可以继续问我。'),
  ],
  [/^(再见|拜拜|没有了|没事了)(了|啦)?$/u, () => textReply('好的，再见。需要时随时可以找我。')],
  [
    /^(你|您)(到底)?(是谁|叫什么(名字)?)(呀|啊|呢|来着)?$|^((你|您)好(呀|啊)?)?(小易)?(你|您)(都|还)?(能|会|可以)(帮(我|我们)?)?(做|干|办|解决)?(些)?(什么|哪些)(事|事情|忙|呢)?$/u,
    () => textReply('我是智能助手小易，回答政策、申报、诉求和平台使用的问题，并带您到要去的页面。'),
  ],
  [
    /^(怎么|如何|怎样|我要|我想|请|帮我)*(转|找|接|联系)?(人工|真人)(客服|服务)?的?(电话|热线|号码)?(是?多少)?$/u,
    () => personReply(),
  ],
  [
    /^(怎么|如何|怎样|我要|我想|请|帮我)*(注销|删除)(我的|这个|平台)*(账号|帐号|账户)(吗|呢|啊)?$/u,
    () => personReply('注销账号请来电办理。'),
  ],
]

/** Maximum length of small talk, in characters. */
const MAX_LENGTH = 12

/** Returns the reply to a greeting, to thanks, or to a request for a person; undefined for a question. */
export function smallTalk(text: string): Reply[] | undefined {
  const bare = text.replace(/[\s\p{P}]/gu, '')
  if (!bare || bare.length > MAX_LENGTH) return undefined
  return talks.find(([talk]) => talk.test(bare))?.[1]()
}
