import { proxy } from 'valtio'

/** Result of the last action, shown at the lower edge of every page. */
export const outcome = proxy<{ text: string; tone: 'ok' | 'bad' | 'neutral'; number: number }>({
  text: '',
  tone: 'neutral',
  number: 0,
})

/** Shows the result of an action. */
export function show(text: string, tone: 'ok' | 'bad' = 'ok'): void {
  Object.assign(outcome, { text, tone, number: outcome.number + 1 })
}
