import { INVITATION_DAYS, LETTER_DAYS, LETTER_FILES } from '#api/binding.ts'
import { type Answering, fromRecords } from './advice.ts'
import type { IntentOf } from './intent.ts'
import type { Known } from './known.ts'

type Asked = IntentOf<'binding'>

const days = String(LETTER_DAYS)
const legal = '法定代表人：核对姓名和身份证号后六位，再填写登记手机收到的验证码，核验后为管理员'
const invited = `邀请码：由本企业管理员向其手机号发出邀请，${String(INVITATION_DAYS)} 天内有效，只能使用一次`
const letter = `授权书：下载模板，填写并加盖公章后上传（PDF、JPG 或 PNG），${days} 个工作日内核验`

/** True rules of a binding, as the city proves it (`api/binding.ts`). */
const texts: Record<Asked['topic'], string> = {
  who: `经核验的管理员和经办人可以代表企业办事：管理员还可以邀请、解除其他人员，经办人只办理业务。核验方式有三种。${legal}。${invited}。${letter}。`,
  bind: `在“关联企业”查找企业，三种方式任选一种核验。${legal}。${invited}。${letter}。核验前不能以企业名义申报。`,
  letter: `在“关联企业”选择“授权书”：下载模板，填写经办人姓名，加盖企业公章后上传（PDF、JPG 或 PNG，最多 ${String(LETTER_FILES)} 个文件）。${days} 个工作日内核验，通过后为经办人；未通过的写明原因，可重新上传。`,
  invite: `可以，一家企业可以有多名管理员和经办人。由管理员在“关联企业”填写同事的姓名、手机号和角色，发出邀请；对方用该手机号登录，${String(INVITATION_DAYS)} 天内填写邀请码即可。没有管理员的，请法定代表人核验或上传授权书。`,
  end: '由管理员在“关联企业”解除该人员的绑定，解除后立即不能再以企业名义办理；本人也可以自行解除。需要新的人办理的，再由管理员邀请。',
}

/** Answers who acts for the enterprise, and how a person proves it; a member also hears who does now. */
export const bindingAnswer: Answering<Asked> = {
  needs: () => ['bindings'],
  answer({ topic }, known) {
    return {
      topic: '代表企业办事',
      text: `${peopleText(topic, known)}${texts[topic]}`,
      links: [{ name: '关联企业', href: '/user/relation' }],
      basis: [
        '依据平台企业绑定核验规则，现行有效',
        ...(known.bindings ? [fromRecords('关联企业', known.bindings.at, known.now)] : []),
      ],
    }
  },
}

/** Returns who acts for the current enterprise, where the city tells the person: its administrators. */
function peopleText(topic: Asked['topic'], { bindings, enName }: Known): string {
  if (topic !== 'who' && topic !== 'bind') return ''
  const own = bindings?.data.find((one) => one.enName === enName)
  const waiting = bindings?.data.find(({ state }) => state === '待核验')
  if (topic === 'bind') return waiting ? `您申请绑定${waiting.enName}的授权书待核验。` : ''
  if (!own) return ''
  if (!own.members) return `您是${enName}的${own.role}。`
  const active = own.members.filter(({ state }) => state === '有效')
  const rest = own.members.length - active.length
  return `现在可以代表${enName}办事的有 ${String(active.length)} 人：${active.map(({ name, role }) => `${name}（${role}）`).join('、')}${rest ? `；待核验 ${String(rest)} 人` : ''}。`
}
