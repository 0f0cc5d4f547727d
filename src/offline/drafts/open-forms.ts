/** Keeps one open form now; false where it could not be kept. */
type Flush = () => Promise<boolean>

/** The forms that are open in this tab; each adds itself (`useAutosave.ts`). */
export const openForms = new Set<Flush>()

/** Keeps every open form of this tab now, before an update takes the page; false where one could not be kept. */
export async function flushForms(): Promise<boolean> {
  const kept = await Promise.all([...openForms].map((flush) => flush()))
  return kept.every(Boolean)
}
