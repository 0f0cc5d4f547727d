import * as v from 'valibot'
import { model } from '#mocks/model.ts'

/** Short code with the id that it stands for. */
export const ShortCode = v.object({ id: v.string(), target: v.string() })

export const tables = { shortCode: model(ShortCode) }
