/**
 * What a person reads once something has been handed in that waits on this device, without a full stop.
 * @param what the matter: 报名、评价; nothing where the sentence before says it
 */
export const keptHereWords = (what = ''): string => `${what}已保存在本机，联网后自动提交`

/** What a person reads, before filling in a form, of how it works without a network; without a full stop. */
export const offlineFormWords = '断网时也可以填写，联网后自动提交'
