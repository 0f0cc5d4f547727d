import * as v from 'valibot'
import { Message } from '#api/message.ts'
import { model } from '#mocks/model.ts'

export const tables = {
  message: model(v.object({ ...v.omit(Message, ['earlier']).entries, userId: v.string() })),
}
