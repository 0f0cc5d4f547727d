import { appeal, type AppealForm } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import type { AppealOutcome } from '#rules/appeal-states.ts'

/** Completed form. */
const form: AppealForm = {
  title: '申请协调二期项目用电增容',
  type: '求助',
  category: '基础设施',
  content: '二期产线下月投产，现有变压器容量不足，希望协调供电单位加快增容。',
  contactName: '林晓岚',
  contactPhone: '13800000001',
  attachments: [],
  isPublic: false,
}
export const save = (change: Partial<AppealForm> = {}) => call(appeal.save, { body: { ...form, ...change } })
export const detail = (id: string) => call(appeal.detailAll, { params: { id } })
export const evaluate = (id: string, solved: AppealOutcome = '已解决', comment = '很快') =>
  call(appeal.evaluate, { body: { id, solved, score: 5, comment } })
export const withdraw = async (id: string, reason = '问题已解决') =>
  await call(appeal.save, {
    body: { action: 'withdraw', id, version: (await detail(id)).version, reason },
  })
export const urge = (id: string) => call(appeal.save, { body: { action: 'urge', id, words: '请尽快答复' } })
export const supplement = (id: string, version: number, title = form.title) =>
  call(appeal.save, { body: { ...form, title, action: 'supplement', id, version } })
