import { call } from '#api/call/call.ts'
import { match } from '#api/match.ts'
import { query } from '#api/call/query.ts'
import { saveFile } from '#ui/save-file.ts'

/** Fetches a saved report in full; it never goes stale, because a saved report never changes. */
export const reportQuery = (id: string) => ({
  ...query(match.history, { query: { id } }),
  staleTime: Infinity,
})

/** Returns the id of the report that the city has created; undefined if the answer has none. */
export function idOfReport(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer && 'id' in answer ? String(answer.id) : undefined
}

/** Downloads a saved report as PDF, as a summary or with every condition. The call itself announces a failure. */
export async function saveReport(id: string, whole: boolean): Promise<void> {
  const endpoint = whole ? match.downloadWhole : match.download
  const file = await call(endpoint, { query: { id } }).catch(() => undefined)
  if (file) saveFile(file.blob, file.name)
}
