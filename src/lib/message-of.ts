/** Stands for an error of the browser or of our own code, whose message is English and no help to a person. */
const FAULT = '操作未完成，请重试；仍未恢复的，请刷新页面'

/** Returns the words of an error for a person: its own message where that is Chinese, else a sentence that says to try again. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/\p{Script=Han}/u.test(message)) return message
  console.error(error)
  return FAULT
}
