import { expect, test } from 'vitest'
import { connectionWords } from './connection.ts'

const calm = { reach: 'online', waiting: 0, held: 0, sending: undefined, outdated: 0 } as const
const sending = { id: 'a', share: '1/3' }

test.each([
  [calm, '在线 · 已同步', 'ok'],
  [{ ...calm, reach: 'offline' }, '离线', 'warn'],
  [{ ...calm, reach: 'offline', waiting: 2, held: 1 }, '离线 · 待处理 1 · 待上传 2', 'warn'],
  [{ ...calm, reach: 'offline', held: 1 }, '离线 · 待处理 1', 'warn'],
  [{ ...calm, reach: 'offline', waiting: 2 }, '离线 · 待上传 2', 'warn'],
  [{ ...calm, reach: 'captive', waiting: 2 }, '需要上网认证', 'warn'],
  [{ ...calm, waiting: 3, sending }, '上传中 1/3', 'info'],
  [{ ...calm, waiting: 1, sending: { ...sending, share: '3.2 / 12.4 MB' } }, '上传中 3.2 / 12.4 MB', 'info'],
  [{ ...calm, held: 2, waiting: 1 }, '待处理 2 · 待上传 1', 'bad'],
  [{ ...calm, waiting: 1 }, '待上传 1', 'info'],
  [{ ...calm, waiting: 1, outdated: 2 }, '待上传 1 · 暂时无法更新', 'warn'],
  [{ ...calm, outdated: 2 }, '在线 · 暂时无法更新', 'warn'],
] as const)('%j', (device, words, tone) => {
  expect(connectionWords(device)).toEqual({ words, tone })
})
