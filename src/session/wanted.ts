import { keepText, textIn } from '#lib/small-store.ts'

/** Reasons for a sign-in, as the login page shows them. */
const reasons = {
  page: '登录后才能查看本页',
  declare: '请先登录，再填写申报',
  expired: '登录已过期，请重新登录后继续',
  outbox: '登录已过期。待上传的内容仍保存在本机，登录后自动提交',
  received: '收到的文件已保存在本机，登录后放入表单',
  favourite: '登录后即可收藏',
  follow: '登录后即可订阅',
  search: '登录后即可保存搜索',
  signup: '登录后即可报名',
  dock: '登录后即可申请对接',
  ask: '登录后即可咨询',
  contact: '登录后即可查看联系方式',
  report: '登录后即可保存报告',
  appeal: '登录后即可提交诉求',
  talk: '登录后即可发送给工作人员',
  benefit: '登录后即可查看本企业能否享受',
} as const
export type Why = keyof typeof reasons

/** Returns the text of a reason from an address; undefined for none or an unknown one. */
export const whyWords = (why: string | undefined): string | undefined =>
  why !== undefined && Object.hasOwn(reasons, why) ? reasons[why as Why] : undefined

/** Key in session storage, which survives a sign-in at another site. */
const KEY = 'portal-wanted'

const nameOf = (why: Why, id: string): string => `${why} ${id}`

/**
 * Notes the action that a person requested on a record, so that the page resumes it after the sign-in. Kept
 * in the tab's store, because the sign-in of another site leaves the page.
 */
export const noteWanted = (why: Why, id: string): void => keepText('sessionStorage', KEY, nameOf(why, id))

/** Returns true, once, if this action was requested before the sign-in. */
export function takeWanted(why: Why, id: string): boolean {
  const isWanted = textIn('sessionStorage', KEY) === nameOf(why, id)
  if (isWanted) keepText('sessionStorage', KEY, '')
  return isWanted
}
