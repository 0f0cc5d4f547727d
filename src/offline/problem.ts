/** Why the device could not keep something. The message is for people. */
export class StorageProblem extends Error {
  readonly kind: 'quota' | 'newer' | 'failed'

  constructor(kind: StorageProblem['kind'], cause?: unknown) {
    super(words[kind], { cause })
    this.name = 'StorageProblem'
    this.kind = kind
  }
}

const words = {
  quota: '本机存储空间不足，最近的修改只在这个页面里。请清理空间或导出草稿后继续',
  newer: '本机数据由更新的版本保存，请刷新页面后再试',
  failed: '本机保存失败，最近的修改只在这个页面里。请不要关闭页面',
}

/** Words for a browser that keeps nothing (a private window, or storage switched off). */
export const memoryWords = '浏览器不允许保存数据（可能是无痕窗口），关闭页面后草稿和待上传会丢失'

/** Words for a new version that waits until another tab lets go of the device's data. */
export const blockedWords = '其他标签页仍在使用旧版本，请关闭它们后继续，已填写的内容不会丢失'

/** Any failure of IndexedDB as one of ours. */
export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return new StorageProblem('quota', error)
  return new StorageProblem(name === 'VersionError' ? 'newer' : 'failed', error)
}
