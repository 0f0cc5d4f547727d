/** What `work` answers; undefined where it throws: the browser refuses, or what it was given is not what it should be. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
