import type { ActivityBrief } from '#api/activity.ts'
import type { Participant } from '#api/activity-signup.ts'
import { hereWords, keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { timeText } from '#lib/dates.ts'
import { CHECK_IN_MINUTES, mayCheckIn } from '#rules/activity-clock.ts'
import { activityState } from '#rules/activity-state.ts'
import type { Standing } from './standing.ts'

type Times = Pick<
  ActivityBrief,
  | 'mode'
  | 'startTime'
  | 'endTime'
  | 'signupStart'
  | 'signupEnd'
  | 'quota'
  | 'signed'
  | 'cancelled'
  | 'changeReason'
>

/** Returns a sentence with the state of a sign-up and the next step; '' if there is nothing to say. */
export function statusWords(one: Times, { signup, pending }: Standing, now: number): string {
  if (pending) return pendingSentences[pending]()
  if (!signup) return ''
  const state = activityState(one, now)
  if (state === '已取消') return `活动已取消${one.changeReason ? `：${one.changeReason}` : ''}，无需操作。`
  return sentenceFor(signup, one, state === '已结束', now)
}

const pendingSentences = {
  signup: () => `${keptHereWords('报名')}，结果以主办方确认为准。`,
  wait: () => `${keptHereWords('报名')}；名额已满时按提交先后候补。`,
  confirm: () => `${keptHereWords('确认')}；请在时限前联网。`,
  cancel: () => `取消${hereWords()}，联网后生效。`,
  checkin: () => `签到时间${hereWords()}，联网后由主办方确认。`,
  evaluate: () => `${keptHereWords('评价')}。`,
} as const

function sentenceFor(signup: Participant, one: Times, isEnded: boolean, now: number): string {
  const { status, reason, people, waitBefore, offerUntil, checkInTime, evaluate } = signup
  switch (status) {
    case '待审核':
      return isEnded ? '主办方未审核本次报名。' : `已报名 ${String(people)} 人，等待主办方审核。`
    case '已通过':
      if (isEnded) return '没有签到记录。'
      if (mayCheckIn(one, now))
        return one.mode === '线上'
          ? '现在可以签到。'
          : one.mode === '线下'
            ? '现在可以签到：填写会场屏幕上的现场码，或出示签到码。'
            : '现在可以签到；到现场的请出示签到码。'
      return `已报名 ${String(people)} 人${one.mode === '线上' ? '' : '，请凭签到码到场'}；开始前 ${String(CHECK_IN_MINUTES)} 分钟起可以自助签到。`
    case '候补':
      return waitBefore
        ? `前面还有 ${String(waitBefore)} 人候补，有名额空出时按序号通知您。`
        : '您排在候补首位，有名额空出时会通知您。'
    case '待确认候补':
      return `有名额空出，请在${offerUntil ? timeText(offerUntil) : '活动开始'}前确认参加，逾期由下一位递补。`
    case '已签到':
      return `${checkInTime ? `${timeText(checkInTime)} 签到` : '已签到'}${evaluate ? '，已评价' : isEnded ? '，欢迎评价本次活动' : ''}。`
    case '未通过':
      return `主办方未通过本次报名${reason ? `：${reason}` : '。'}`
    case '已取消':
      return reason ?? '已取消报名。'
  }
}
