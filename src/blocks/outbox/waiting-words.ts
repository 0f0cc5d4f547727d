import { common } from '#offline/view.ts'

/** Where a thing is before the city has it, in a word; without a full stop. */
export const hereWord = (): string => (common.storage === 'disk' ? '已保存在本机' : '仅保留在本页')

/** The same with how long it is there: a public computer, and a browser that keeps nothing, lose it with the page. */
export const hereWords = (): string =>
  common.storage === 'disk' ? hereWord() : `${hereWord()}（关闭后清除）`

/**
 * What a person reads once something has been handed in that waits on this device, without a full stop.
 * @param what the matter: 报名、评价; nothing where the sentence before says it
 */
export const keptHereWords = (what = ''): string => `${what}${hereWords()}，联网后自动提交`

/** What a person reads, before filling in a form, of how it works without a network; without a full stop. */
export const offlineFormWords = '断网时也可以填写，联网后自动提交'
