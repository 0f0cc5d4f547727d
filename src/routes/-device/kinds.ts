import type { KeptKind } from '#offline/device/usage.ts'
import { PACKS } from '#offline/marks.ts'
import { TALK } from '#offline/talk.ts'

interface Kind {
  label: string
  /** Short description. */
  note: string
  unit: string
  /** Consequence of clearing; undefined if the kind cannot be cleared on its own. */
  loss?: string
}

/** Names of the kinds of stored data, the most valuable first. */
export const kindWords: Record<KeptKind, Kind> = {
  outbox: {
    label: '待上传',
    note: '等待联网上传的内容，以及未通过、有冲突的内容',
    unit: '项',
    loss: '这些内容尚未提交到市平台，放弃后不能恢复，需要重新填写。',
  },
  drafts: {
    label: '草稿',
    note: '填写中的表单，含全部关联企业',
    unit: '份',
    loss: '草稿及其附件将从本机删除，不能恢复。可以先在待上传页导出。',
  },
  files: { label: '附件', note: '随草稿和待上传保存，一起清除', unit: '个' },
  received: {
    label: '收到的文件',
    note: '其他应用分享来、还没有放入表单的文件',
    unit: '个',
    loss: '这些文件将从本机删除，其他应用中的原文件不受影响。',
  },
  receipts: {
    label: '回执',
    note: '本机提交成功的记录',
    unit: '项',
    loss: '本机不再显示这些回执。已提交的内容不受影响，可在我的申报等页面查看。',
  },
  talk: {
    label: '小易对话记录',
    note: '与智能助手小易的对话，最近 200 条，退出登录时清除',
    unit: '条',
    loss: '与小易的对话会从本机删除，不能恢复。',
  },
  read: {
    label: '浏览缓存',
    note: '看过的内容，离线时可查看，保留 30 天；出发包的内容另列',
    unit: '条',
    loss: '清除后离线时不能查看这些内容，联网后重新加载。',
  },
  library: {
    label: '政策库',
    note: '整个政策库，离线可搜索和阅读',
    unit: '条',
    loss: '清除后断网时不能搜索政策库，联网后可以重新下载。',
  },
  pictures: {
    label: '图片缓存',
    note: '看过的图片',
    unit: '张',
    loss: '清除后图片在联网时重新加载。',
  },
}

const stores: Record<string, string> = {
  outbox: kindWords.outbox.label,
  drafts: kindWords.drafts.label,
  files: kindWords.files.label,
  receipts: kindWords.receipts.label,
  cache: kindWords.read.label,
  library: kindWords.library.label,
  meta: '账号设置',
  sessionStorage: '填写的内容',
}

/** Names of rows in `meta` that are no settings. */
const metaWords: Record<string, string> = { [TALK]: kindWords.talk.label, [PACKS]: '出发包' }

/** Returns the name of the store of an unreadable record. */
export const storeWords = ({ store, key }: { store: string; key: unknown }): string =>
  (store === 'meta' && metaWords[String(key)]) || (stores[store] ?? '其他内容')
