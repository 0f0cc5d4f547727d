import { ApiError, type ErrorKind, words } from '#api/call/error.ts'
import { chunkWords, isMissingChunk } from '#offline/chunk.ts'
import type { Reach } from '#offline/view.ts'

/** Error in words for a person: cause, advice and next action. */
interface ErrorWords {
  title: string
  hint: string
  /**
   * Next action. retry: repeat the call. signIn: the login page and back. authenticate: the network's own login page.
   * back: the previous page. none: no action.
   */
  way: 'retry' | 'signIn' | 'authenticate' | 'back' | 'none'
  /** Technical detail for maintainers, in small print. */
  detail?: string
}

/** Advice and action by kind; the title is the error's own message. */
const advice: Record<ErrorKind, Omit<ErrorWords, 'title' | 'detail'>> = {
  network: { hint: '请检查网络。已保存在本机的内容不受影响，联网后自动更新。', way: 'retry' },
  timeout: { hint: '网络较慢或服务繁忙，请稍后重试。', way: 'retry' },
  captive: { hint: '请打开认证页完成上网认证，再返回本页重试。', way: 'authenticate' },
  cut: { hint: '回复途中网络中断，请稍后重试。', way: 'retry' },
  foreign: { hint: '回复可能来自中间的网络设备。请检查网络或稍后重试。', way: 'retry' },
  redirected: { hint: '请求被当前网络转往他处，未送达市平台。请检查或更换网络后重试。', way: 'retry' },
  unauthorized: { hint: '请登录，登录后返回当前页面。', way: 'signIn' },
  notFound: { hint: '该服务暂未开放，请稍后重试，或拨打 12345 咨询。', way: 'retry' },
  server: { hint: '服务端出现故障，正在等待恢复。请稍后重试。', way: 'retry' },
  forbidden: {
    hint: '内容可能属于其他企业或账号。可以切换当前企业，或换用有权限的账号登录。',
    way: 'none',
  },
  refused: { hint: '请按提示核对后重试。', way: 'retry' },
  conflict: { hint: '请重新载入，查看最新内容。', way: 'retry' },
  contract: { hint: '数据格式与约定不符，已停止显示。请稍后重试，或拨打 12345 反馈。', way: 'retry' },
  aborted: { hint: '', way: 'retry' },
  fault: { hint: '请重试；仍未恢复的，请刷新页面，已保存在本机的内容不会丢失。', way: 'retry' },
}

/**
 * Words for content that was never cached while there is no network; it appears once the network returns.
 * @param isPage true for a page's main content, false for a part of it
 */
export const notCachedWords = (isPage: boolean): ErrorWords => ({
  title: `当前没有网络，${isPage ? '这一页' : '这部分'}还没存到本机`,
  hint: '联网后自动显示。已保存在本机的内容不受影响。',
  way: 'none',
})

/** Kinds of error that a call ends with if there is no network. */
const networkKinds: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'cut'])

/** Returns true if a call failed only because there is no network: shown calmly, because a retry cannot help. */
export const isOfflineError = (error: unknown, reach: Reach): boolean =>
  reach === 'offline' && error instanceof ApiError && networkKinds.has(error.kind)

/**
 * Returns true if our own code failed: neither the network nor the city is the cause, and the user cannot correct it.
 */
export const isOwnFault = (error: unknown): boolean =>
  !isMissingChunk(error) && (!(error instanceof ApiError) || error.kind === 'fault')

/** Returns the words for an error; anything except an ApiError or a missing chunk is a fault of our own code. */
export function errorWords(error: unknown): ErrorWords {
  if (error instanceof ApiError && error.missing) {
    return { title: error.message, hint: '内容不存在或已下架，可以返回后重新查找。', way: 'back' }
  }
  if (error instanceof ApiError && error.status === 429)
    return { title: error.message, hint: '内容无需修改，稍候重试即可。', way: 'retry' }
  if (isMissingChunk(error)) return { ...advice.network, title: chunkWords }
  if (error instanceof ApiError) return { title: error.message, detail: error.detail, ...advice[error.kind] }
  return { title: words.fault, ...advice.fault }
}
