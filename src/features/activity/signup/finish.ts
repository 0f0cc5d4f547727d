import { linkOptions } from '@tanstack/react-router'
import { activity, type ActivityBrief } from '#api/activity.ts'
import { answerIn, type Ending } from '#blocks/form/ending.ts'
import { cityNow } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { statusWords } from './signup-words.ts'

/** Returns the finish of a sign-up, in the words of the activity's page. */
export const signupEnding = (one: ActivityBrief): Ending => ({
  later: '报名结果',
  mine: { label: '我的活动', link: linkOptions({ to: '/user/activity' }) },
  finishOf(receipt) {
    const signup = answerIn(activity.participate, receipt)
    if (!signup) return { facts: [] }
    const isOpen = signup.status !== '已通过'
    return {
      facts: [
        ['报名状态', signup.status],
        ['当前处理单位', isOpen ? `${one.organizer}（主办方）` : undefined],
        ['活动时间', timeText(one.startTime)],
        ['接下来', statusWords(one, { signup }, cityNow())],
        ['注意事项', `保持联系电话畅通；${isOpen ? '结果会发到消息' : '活动变动会发到消息'}`],
      ],
      record: linkOptions({ to: '/user/activity' }),
    }
  },
})
