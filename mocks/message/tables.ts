import * as v from 'valibot'
import { Message } from '#api/message.ts'
import { model } from '#mocks/model.ts'

export const tables = {
  message: model(v.object({ ...Message.entries, userId: v.string() })),
}
