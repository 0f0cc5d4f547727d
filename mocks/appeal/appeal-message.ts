import type { AppealState } from '#api/appeal.ts'
import { dateText } from '#lib/dates.ts'
import { sendMessage, type NewMessage } from '#mocks/message/send-message.ts'
import type { World } from '#mocks/city.ts'
import type { AppealRow } from './tables.ts'

/** Text of the message for each state, after the appeal's name. */
const words: Record<AppealState, (row: AppealRow) => string> = {
  待受理: () => '已重新提交，等待受理。',
  已受理: ({ dueDate }) => `已受理，应在${dateText(dueDate)}前答复。`,
  已转交: ({ handlerOrg, dueDate }) => `已转交${handlerOrg}办理，应在${dateText(dueDate)}前答复。`,
  办理中: ({ handlerOrg }) => `${handlerOrg}正在办理。`,
  待评价: ({ handlerOrg, rateBy }) =>
    `${handlerOrg}已答复，请在${rateBy ? dateText(rateBy) : ''}前评价，逾期自动办结。`,
  已办结: () => '已办结。',
  不予受理: ({ reason = '' }) => `未予受理。${reason}`,
  已退回补充: ({ reason = '' }) => `需要补充，办理时限暂停计算。${reason}`,
  已撤回: () => '已撤回。',
}

const about = ({ id }: AppealRow) =>
  ({ type: '诉求', bizType: 'appeal', bizId: id, link: `/appeal/demand/detail?id=${id}` }) as const

const named = ({ title, appealNo }: AppealRow) => `您的诉求“${title}”（${appealNo}）`

/** Returns the message that notifies the owner of a step, with a link to the record. */
export const appealMessage = (row: AppealRow, to: AppealState): NewMessage => ({
  ...about(row),
  title: `诉求${to}`,
  content: named(row) + words[to](row),
})

/** Notifies the owner of a change that leaves the state as it is. */
export const notifyOwner = (world: World, row: AppealRow, title: string, content: string): void =>
  sendMessage(world, row.userId, { ...about(row), title, content: named(row) + content })
