/** Saves an open form now; returns false if it could not be saved. */
type Flush = () => Promise<boolean>

/** Open forms of this tab; each adds itself (`useAutosave.ts`). */
export const openForms = new Set<Flush>()

/** Saves every open form of this tab, before an update replaces the page; returns false if one could not be saved. */
export async function flushForms(): Promise<boolean> {
  const kept = await Promise.all([...openForms].map((flush) => flush()))
  return kept.every(Boolean)
}
