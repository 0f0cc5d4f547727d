import { deviceState } from '#offline/view.ts'

/** Returns the storage place of an item before the city has it; without a full stop. */
export const hereWord = (): string => (deviceState.storage === 'disk' ? '已保存在本机' : '仅保留在本页')

/**
 * Returns the storage place of an item with its lifetime: a public computer, and a browser that stores nothing, lose
 * the item with the page.
 */
export const hereWords = (): string =>
  deviceState.storage === 'disk' ? hereWord() : `${hereWord()}（关闭后清除）`

/**
 * Returns the text for a submission that waits on this device, without a full stop.
 * @param what noun of the submission: 报名, 评价; empty if the preceding sentence names it
 */
export const keptHereWords = (what = ''): string => `${what}${hereWords()}，联网后自动提交`

/** Text before a form on filling it in offline; without a full stop. */
export const offlineFormWords = '断网时也可以填写，联网后自动提交'
