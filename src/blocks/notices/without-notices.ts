import type { NoticePermission } from '#offline/notices/here.ts'

const instead = '提交结果和补正见消息中心，截止日期可在我的待办中加入日历。'

/** Returns the ways to learn of results where the browser does not notify: 消息中心 and the calendar, and what would help. */
export function withoutNotices(permission: NoticePermission): string {
  if (permission === 'denied') return `浏览器已禁止本平台发送通知。${instead}`
  const isIos = typeof navigator !== 'undefined' && /iPhone|iPad|Macintosh/.test(navigator.userAgent)
  return isIos && navigator.maxTouchPoints > 1
    ? `添加到主屏幕后可以接收通知。在此之前，${instead}`
    : `当前浏览器不支持通知。${instead}`
}
