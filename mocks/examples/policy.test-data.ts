import type { activity } from '#api/activity.ts'
import type { banner } from '#api/banner.ts'
import type { favourite } from '#api/favourite.ts'
import type { match } from '#api/match.ts'
import type { news } from '#api/news.ts'
import type { policy } from '#api/policy.ts'
import type { qa } from '#api/qa.ts'
import type { tool } from '#api/tool.ts'
import type { World } from '#mocks/city.ts'
import { type Examples, plain } from './example.test-data.ts'

const few = { input: { query: { current: 1, size: 5 } } }

export const policyExamples: Examples<typeof policy> = {
  subjectList: few,
  subject: { input: { params: { id: 'subject-1' } } },
  tags: plain,
  subscribed: plain,
  subscribe: { input: { body: { id: 'tag-101' } } },
  subscribeAll: { input: { body: { ids: ['tag-102', 'tag-103'] } } },
  unsubscribe: { input: { query: { id: 'tag-106' } } },
  list: { input: { query: { keyword: '补助', level: ['市级'], current: 1, size: 20 } } },
  newest: few,
  recommended: few,
  guide: { input: { query: { id: 'policy-rd' } } },
  packages: plain,
  interpretations: few,
  todayDeclare: few,
  detail: { input: { query: { id: 'policy-rd' } } },
  policyAndActivity: few,
}

export const newsExamples: Examples<typeof news> = {
  page: few,
  one: { input: { params: { id: 'news-1' } } },
}

export const bannerExamples: Examples<typeof banner> = {
  page: few,
  one: { input: { params: { id: 'banner-1' } } },
}

export const favouriteExamples: Examples<typeof favourite> = {
  add: { input: { params: { id: 'policy-rd' } } },
  remove: { input: { params: { id: 'policy-rd' } } },
  list: few,
  batch: { input: { body: { ids: ['policy-rd', 'policy-champion'], favorite: true } } },
}

export const matchExamples: Examples<typeof match> = {
  history: { owned: true, input: { query: { id: 'report-1' } } },
  report: {
    input: {
      body: {
        enterpriseName: '澄岳精密制造有限公司',
        attributes: [
          { key: 'employees', value: 120 },
          { key: 'revenue', value: 38_000_000 },
          { key: 'highTech', value: true },
        ],
      },
    },
  },
  download: { owned: true, input: { query: { id: 'report-1' } } },
  downloadWhole: { owned: true, input: { query: { id: 'report-2' } } },
  remove: { owned: true, input: { params: { id: 'report-2' } } },
}

export const activityExamples: Examples<typeof activity> = {
  calendar: { input: { query: { month: new Date().toISOString().slice(0, 7) } } },
  page: few,
  hot: few,
  homepage: few,
  one: { input: { params: { id: 'activity-signed' } } },
  participate: {
    as: 'u-person',
    input: (world) => ({
      body: {
        action: 'signup' as const,
        activityId: openActivity(world),
        name: '陈一苇',
        phone: '13800000003',
        people: 1,
      },
    }),
  },
  evaluate: {
    input: { body: { activityId: 'activity-evaluate', score: 5, content: '讲得清楚' } },
  },
  myApply: few,
}

function openActivity(world: World): string {
  const now = world.iso()
  const open = world.db.activity
    .getAll()
    .find(
      (one) => !one.cancelled && one.signupStart < now && one.signupEnd > now && one.signed < one.quota - 20,
    )
  return open?.id ?? ''
}

export const qaExamples: Examples<typeof qa> = {
  page: few,
  detail: { input: { query: { id: 'question-1' } } },
  ikQuestion: { input: { query: { question: '怎么申报高新技术企业' } } },
  answer: { input: { query: { question: '怎么申报高新技术企业' } } },
  randomKeywords: { input: { query: { size: 6 } } },
  links: { input: { query: { current: 1, size: 999 } } },
  hotLink: few,
  commonQuestion: { input: { query: { current: 1, size: 10 } } },
  keyword: { input: { query: { maxNum: 3 } } },
  ask: { input: { query: { str: '补贴' } } },
  questionAnswer: {
    input: (world) => ({ query: { serialNumber: world.db.question.getAll()[0]!.serialNumber } }),
  },
}

export const toolExamples: Examples<typeof tool> = {
  srdiScore: {
    input: {
      body: {
        ruleSet: 'specialised-2022',
        answers: { marketYears: 7, revenue: 20_000_000, mainRevenue: 15_000_000 },
      },
    },
  },
}
