import * as v from 'valibot'

/** A short code and the id it stands for. */
export const ShortCode = v.object({ id: v.string(), target: v.string() })

export const tables = { shortCode: ShortCode }
