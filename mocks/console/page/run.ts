import { messageOf } from '#lib/message-of.ts'
import { queryClient } from './client.ts'
import { show } from './outcome.ts'

let newest = 0

/**
 * Runs an action on the city, shows its result in words, and reads everything anew. The result of a slower, older
 * action does not replace that of a newer one.
 * @param act returns the words for its success: 已重置
 * @returns true where the action succeeded
 */
export async function run(act: () => Promise<string>): Promise<boolean> {
  const number = ++newest
  const say = (text: string, tone: 'ok' | 'bad') => number === newest && show(text, tone)
  try {
    const words = await act()
    await queryClient.invalidateQueries()
    say(words, 'ok')
    return true
  } catch (error) {
    say(messageOf(error), 'bad')
    return false
  }
}
