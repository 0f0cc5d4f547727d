import * as v from 'valibot'
import { model } from '#mocks/model.ts'

/** A short code and the id it stands for. */
export const ShortCode = v.object({ id: v.string(), target: v.string() })

export const tables = { shortCode: model(ShortCode) }
