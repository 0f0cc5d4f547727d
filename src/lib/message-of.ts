/**
 * Message for errors of the browser or the portal's code, whose own English message does not help a person.
 */
const FAULT = '操作未完成，请重试；仍未恢复的，请刷新页面'

/**
 * Returns the message of an error for a person: its own when it is Chinese, otherwise a sentence that
 * suggests to try again.
 */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/\p{Script=Han}/u.test(message)) return message
  console.error(error)
  return FAULT
}
