/** A failure to store something on the device. The message is for people. */
export class StorageProblem extends Error {
  readonly kind: 'quota' | 'newer' | 'failed'

  constructor(kind: StorageProblem['kind'], cause?: unknown) {
    super(words[kind], { cause })
    this.name = 'StorageProblem'
    this.kind = kind
  }
}

const words = {
  quota: '本机存储空间不足，最近的修改仅保存在当前页面。请清理空间或导出草稿后继续',
  newer: '本机数据由更新的版本保存，请刷新页面后重试',
  failed: '本机保存失败，最近的修改仅保存在当前页面。请不要关闭页面',
}

/** Converts any failure of IndexedDB to a StorageProblem. */
export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  // Includes DataError, which Chromium reports for a large value on a full disk.
  if (['QuotaExceededError', 'DataError'].includes(name)) return new StorageProblem('quota', error)
  return new StorageProblem(name === 'VersionError' ? 'newer' : 'failed', error)
}
