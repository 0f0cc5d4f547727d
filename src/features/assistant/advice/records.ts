import { clockText } from '#rules/appeal-clock.ts'
import { appealLifecycle, isWithOffice } from '#rules/appeal-states.ts'
import { lapseOf } from '#rules/docking-states.ts'
import { isWaiting, signupLifecycle } from '#rules/signup-states.ts'
import { pathTo } from '#rules/standing/obligation.ts'
import { dayText, timeText, untilText } from '#lib/dates.ts'
import { type Answering, countText, fromRecords, guestAdvice, MAX_CARDS, missingAdvice } from './advice.ts'
import type { IntentOf } from './intent.ts'
import type { Known } from './known.ts'
import { about } from './subject.ts'

/** Answers who handles the appeals, and until when: 我的诉求谁在办. */
export const appeals: Answering<IntentOf<'appeals'>> = {
  needs: () => ['appeals'],
  answer({ subject }, known) {
    const topic = '诉求进度'
    if (known.who === 'visitor') return guestAdvice(topic, known, '每件诉求由谁办理、何时答复')
    if (!known.appeals) return missingAdvice(topic, '我的诉求', '/user/my-appeal')
    const { data, at } = known.appeals
    const shared = {
      topic,
      basis: [fromRecords('我的诉求', at, known.now)],
      links: [{ name: '我的诉求', href: '/user/my-appeal' }],
    }
    const found = about(data, subject, ({ title, handlerOrg, category, appealNo }) => [
      title,
      handlerOrg,
      category,
      appealNo,
    ])
    const open = data.filter(({ state }) => !appealLifecycle.isFinal(state))
    const listed = (subject ? (found ?? []) : open).toSorted(
      (a, b) =>
        Number(isWithOffice(b.state)) - Number(isWithOffice(a.state)) || a.dueDate.localeCompare(b.dueDate),
    )
    if (listed.length === 0)
      return {
        ...shared,
        text: subject
          ? `我的诉求中没有“${subject.toUpperCase()}”的诉求。办理中的诉求 ${countText(open.length, '件')}。`
          : data.length
            ? '没有办理中的诉求。'
            : '还没有提交诉求。',
      }
    const withOffice = listed.filter(({ state }) => isWithOffice(state))
    const late = withOffice.filter((one) => clockText(one, known.now)?.startsWith('已逾期'))
    const text =
      listed.length === 1
        ? `“${listed[0]!.title}”由${listed[0]!.handlerOrg}办理，${listed[0]!.state}${clockText(listed[0]!, known.now) ? `，答复期限 ${timeText(listed[0]!.dueDate, known.now)}，${clockText(listed[0]!, known.now)!}` : ''}。`
        : `${subject ? `“${subject}”的诉求` : '办理中的诉求'} ${countText(listed.length, '件')}，正由 ${[...new Set(withOffice.map(({ handlerOrg }) => handlerOrg))].join('、') || '部门'}办理${late.length ? `；其中 ${String(late.length)} 件已逾期，可以催办` : ''}。`
    return {
      ...shared,
      text,
      cards: listed.slice(0, MAX_CARDS).map((one) => ({
        label: one.type,
        title: one.title,
        href: pathTo('/appeal/demand/detail', { id: one.id }),
        facts: [one.handlerOrg, `编号 ${one.appealNo}`],
        chip: { tone: appealLifecycle.toneOf(one.state), text: one.state },
        ...(isWithOffice(one.state)
          ? { reason: `答复期限 ${timeText(one.dueDate, known.now)}，${clockText(one, known.now) ?? ''}` }
          : one.rateBy && one.state === '待评价'
            ? { reason: `已答复，${untilText(one.rateBy, known.now)} 前评价` }
            : one.reason
              ? { reason: one.reason }
              : {}),
      })),
    }
  },
}

/** Answers who asks to dock, and until when to answer: 我的对接有人联系吗. */
export const dockings: Answering<IntentOf<'dockings'>> = {
  needs: () => ['offers'],
  answer(_, known) {
    const topic = '对接进展'
    if (known.who !== 'member') return guestAdvice(topic, known, '谁申请对接、期限到哪天')
    if (!known.offers) return missingAdvice(topic, '我的需求', '/user/my-demand')
    const { data, at } = known.offers
    const waiting = data
      .flatMap((one) => (one.unanswered ?? []).map((asked) => ({ ...one, asked })))
      .sort((a, b) => a.asked.time.localeCompare(b.asked.time))
    const open = data.filter(({ status }) => status === '已上架').length
    return {
      topic,
      basis: [fromRecords('我的需求、我的供给', at, known.now)],
      links: [
        { name: '我的需求', href: '/user/my-demand' },
        { name: '我的供给', href: '/user/my-supply' },
      ],
      text: waiting.length
        ? `${countText(waiting.length, '家')}企业申请对接，待本企业联系：${waiting
            .slice(0, 3)
            .map(({ asked }) => asked.name)
            .join(
              '、',
            )}${waiting.length > 3 ? '等' : ''}。最早的须在 ${untilText(lapseOf(waiting[0]!.asked.time), known.now)} 前联系，逾期对接申请失效。`
        : `没有待联系的对接申请。已上架的需求和供给 ${countText(open, '条')}。`,
      cards: waiting.slice(0, MAX_CARDS).map(({ kind, id, title, status, asked }) => ({
        label: kind === 'demand' ? '我的需求' : '我的供给',
        title,
        href: `/docking/${kind}-service/view/${encodeURIComponent(id)}`,
        facts: [status, `${dayText(asked.time, known.now)}申请`],
        chip: { tone: 'warn', text: '待联系' },
        reason: `${asked.name}申请对接，${untilText(lapseOf(asked.time), known.now)} 前联系`,
      })),
    }
  },
}

/** Answers how far the requests to service providers are: 我的咨询回复了吗. */
export const enquiries: Answering<IntentOf<'enquiries'>> = {
  needs: () => ['enquiries'],
  answer(_, known) {
    const topic = '咨询进展'
    if (known.who === 'visitor') return guestAdvice(topic, known, '每次咨询的办理状态')
    if (!known.enquiries) return missingAdvice(topic, '我的咨询', '/user/collect?kind=enquiry')
    const { data, at } = known.enquiries
    const states = [...new Set(data.map(({ status }) => status))].map(
      (status) => `${status} ${String(data.filter((one) => one.status === status).length)} 次`,
    )
    return {
      topic,
      basis: [fromRecords('我的咨询', at, known.now)],
      links: [{ name: '我的咨询', href: '/user/collect?kind=enquiry' }],
      text: data.length
        ? `咨询过服务机构 ${countText(data.length, '次')}：${states.join('，')}。`
        : '还没有咨询过服务机构。',
      cards: data.slice(0, MAX_CARDS).map(({ name, status, about, time }) => ({
        label: '我的咨询',
        title: about,
        href: '/user/collect?kind=enquiry',
        facts: [name, `${dayText(time, known.now)}更新`],
        chip: { tone: 'info', text: status },
      })),
    }
  },
}

/** Answers which activities the person has signed up for, and how it stands: 我报名的活动什么时候开始. */
export const signups: Answering<IntentOf<'signups'>> = {
  needs: () => ['signups'],
  answer({ subject }, known) {
    const topic = '活动报名'
    if (known.who === 'visitor') return guestAdvice(topic, known, '已报名的活动、时间和审核结果')
    if (!known.signups) return missingAdvice(topic, '我的活动', '/user/activity')
    const { data, at } = known.signups
    const coming = data
      .filter(({ activity }) => !activity.cancelled && Date.parse(activity.endTime) >= known.now)
      .sort((a, b) => a.activity.startTime.localeCompare(b.activity.startTime))
    const found = about(subject ? data : coming, subject, ({ activity: { title, type } }) => [title, type])
    const listed = found ?? coming
    const shared = {
      topic,
      basis: [fromRecords('我的活动', at, known.now)],
      links: [{ name: '我的活动', href: '/user/activity' }],
    }
    if (listed.length === 0) return { ...shared, text: '没有已报名且尚未结束的活动。' }
    const admitted = listed.filter(({ status }) => status === '已通过')
    const [first] = admitted.length ? admitted : listed
    const waits = listed.filter(({ status }) => isWaiting(status) || status === '待审核').length
    return {
      ...shared,
      text: `${subject && found ? `“${subject}”的` : ''}已报名的活动 ${countText(listed.length, '场')}，最近一场${first!.activity.title}，${timeText(first!.activity.startTime, known.now)}开始，${first!.status}${waits ? `；${String(waits)} 场待审核或候补` : ''}。`,
      cards: listed.slice(0, MAX_CARDS).map((one) => ({
        label: '活动',
        title: one.activity.title,
        href: `/roadshow/${encodeURIComponent(one.activityId)}`,
        facts: [`${timeText(one.activity.startTime, known.now)}开始`, one.activity.mode],
        chip: { tone: signupLifecycle.toneOf(one.status), text: one.status },
        ...(signupReason(one, known) ? { reason: signupReason(one, known) } : {}),
      })),
    }
  },
}

function signupReason(
  { status, offerUntil, waitNumber, reason }: NonNullable<Known['signups']>['data'][number],
  { now }: Known,
) {
  if (status === '待确认候补' && offerUntil) return `名额保留到 ${timeText(offerUntil, now)}，请确认`
  if (status === '候补' && waitNumber) return `候补第 ${String(waitNumber)} 位`
  return reason
}
