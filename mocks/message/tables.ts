import * as v from 'valibot'
import { Message } from '#api/message.ts'

export const tables = { message: v.object({ ...Message.entries, userId: v.string() }) }
