import * as v from 'valibot'
import { HotLink, Keyword, PartnerLink, Question } from '#api/qa.ts'
import { model } from '#mocks/model.ts'

/** A question with the keywords by which a search finds it. */
export const QuestionRow = v.object({ ...Question.entries, keywords: v.array(v.string()) })
export type QuestionRow = v.InferOutput<typeof QuestionRow>

export const tables = {
  question: model(QuestionRow),
  questionKeyword: model(Keyword),
  questionLink: model(HotLink),
  partnerLink: model(PartnerLink),
}
