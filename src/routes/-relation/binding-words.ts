import { dateText } from '#lib/dates.ts'
import type { Listed } from './useBindings.ts'

/** Returns what an entry waits for, or why it was refused; undefined for an enterprise that the user acts for. */
export function bindingWords({ state, reason, dueTime, sentTo, invitation }: Listed): string | undefined {
  if (invitation)
    return `${invitation.invitedBy}邀请您成为${invitation.role}，请在 ${dateText(invitation.expireTime)}前接受。`
  if (sentTo) return `验证码已发送至 ${sentTo}，填写后完成绑定。`
  if (state === '未通过') return `${reason ?? '授权书未通过核验'}。更正后可以重新提交。`
  if (state === '待核验' && dueTime)
    return `授权书正在核验，${dateText(dueTime)}前告知结果。通过前可以浏览全部公开内容。`
  return undefined
}
