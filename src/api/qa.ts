import * as v from 'valibot'
import { cleanText } from '#lib/clean.ts'
import { area, endpoint } from './call/endpoint.ts'
import { ChatLink } from './chat.ts'
import {
  ById,
  clean,
  Id,
  maxCharacters,
  page,
  Paging,
  paging,
  recordEntries,
  Size,
  Word,
} from './call/shape.ts'

/** Categories of questions that enterprises ask. */
export const questionCategories = [
  '项目申报',
  '补贴奖励',
  '证照办理',
  '人才用工',
  '税费社保',
  '融资贷款',
  '诉求办理',
  '平台使用',
] as const

/** A question of the knowledge base (智能问答). */
export const Question = v.object({
  ...recordEntries,
  /** Text of the question. */
  content: v.string(),
  /** Number that identifies the question in requests of the assistant. */
  serialNumber: v.string(),
  category: v.picklist(questionCategories, '请选择问题分类'),
  viewCount: v.number(),
  /** URL of a film that shows the answer. */
  video: v.optional(v.string()),
  /** Platform with live answers. */
  livePlatform: v.optional(v.string()),
  answerHtml: v.string(),
})
export type Question = v.InferOutput<typeof Question>

export const QuestionBrief = v.omit(Question, ['answerHtml'])

/** A question offered by the assistant. */
export const AssistantQuestion = v.pick(Question, ['id', 'content', 'serialNumber', 'video', 'livePlatform'])
export type AssistantQuestion = v.InferOutput<typeof AssistantQuestion>

/** Links of an answer. */
const links = { links: v.optional(v.array(ChatLink)) }

/** A question in a list; includes answer, keywords and links if `part` is `whole` (chosen). */
const QuestionListed = v.object({
  ...Question.entries,
  answerHtml: v.optional(v.string()),
  /** Other search words for the question. */
  keywords: v.optional(v.array(v.string())),
  ...links,
})

/** The assistant's answer to a question; `content` is its HTML. */
export const AssistantAnswer = v.object({
  ...AssistantQuestion.entries,
  question: v.string(),
  /** Category of the knowledge base and time of the last change, which the answer names as its source (both chosen). */
  category: v.optional(v.string()),
  updateTime: v.optional(v.string()),
  ...links,
})
export type AssistantAnswer = v.InferOutput<typeof AssistantAnswer>

export const Keyword = v.object({ id: v.string(), keyword: v.string() })

/** A page recommended by the assistant. `href` is a path of the portal or a complete URL. */
export const HotLink = v.object({ id: v.string(), ...ChatLink.entries })

/** A partner platform in the footer (友情链接). */
export const PartnerLink = v.object({
  ...recordEntries,
  name: v.string(),
  href: v.string(),
  group: v.string(),
})

const QuestionQuery = v.object(
  {
    question: v.pipe(
      v.string('请输入问题'),
      clean(cleanText),
      v.minLength(1, '请输入问题'),
      maxCharacters('问题', 500),
    ),
  },
  '请输入问题',
)

export const qa = area('qa', {
  page: endpoint('GET /policy/api/ua/question/page', {
    query: v.optional(
      v.object({
        ...paging,
        keyword: v.optional(Word),
        category: v.optional(Question.entries.category),
        // Includes the answers for `whole`, for devices that keep them offline (chosen).
        part: v.optional(v.picklist(['brief', 'whole']), 'brief'),
      }),
      {},
    ),
    answer: page(QuestionListed),
  }),
  detail: endpoint('GET /policy/api/ua/question/detail', { query: ById, answer: Question }),
  ikQuestion: endpoint('POST /policy/api/ua/smart/ikQuestion', {
    query: QuestionQuery,
    answer: v.array(AssistantQuestion),
  }),
  answer: endpoint('POST /policy/api/ua/smart/answer', {
    query: QuestionQuery,
    answer: v.array(AssistantAnswer),
  }),
  randomKeywords: endpoint('GET /policy/api/ua/keyword/randList', {
    query: v.optional(v.object({ size: v.optional(Size) }), {}),
    answer: v.array(Keyword),
  }),
  links: endpoint('GET /uaa/api/ua/linkBox/page', { query: Paging, answer: page(PartnerLink) }),
  hotLink: endpoint('GET /policy/api/ua/smart/hotLink', { query: Paging, answer: page(HotLink) }),
  commonQuestion: endpoint('GET /policy/api/ua/smart/commonQuestion', {
    query: Paging,
    answer: page(AssistantQuestion),
  }),
  keyword: endpoint('GET /policy/api/ua/smart/keyword', {
    query: v.optional(v.object({ maxNum: v.optional(Size) }), {}),
    answer: v.array(Keyword),
  }),
  ask: endpoint('GET /policy/api/ua/smart/ask', {
    query: v.object({ ...paging, str: QuestionQuery.entries.question }, '请输入问题'),
    answer: page(AssistantQuestion),
  }),
  questionAnswer: endpoint('GET /policy/api/ua/smart/questionAnswer', {
    query: v.object({ serialNumber: Id }, '请选择问题'),
    answer: page(AssistantAnswer),
  }),
})
