import { call } from '#api/call/call.ts'
import { match } from '#api/match.ts'
import { query } from '#api/call/query.ts'
import { saveFile } from '#ui/save-file.ts'

/** One saved report, whole; it never changes. */
export const reportQuery = (id: string) => ({
  ...query(match.history, { query: { id } }),
  staleTime: Infinity,
})

/** Id of the report that the city has made; undefined where its answer holds none. */
export function idOfReport(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer && 'id' in answer ? String(answer.id) : undefined
}

/** Downloads a saved report as PDF: its summary, or with every condition. A failure is announced by the call itself. */
export async function saveReport(id: string, whole: boolean): Promise<void> {
  const endpoint = whole ? match.downloadWhole : match.download
  const file = await call(endpoint, { query: { id } }).catch(() => undefined)
  if (file) saveFile(file.blob, file.name)
}
