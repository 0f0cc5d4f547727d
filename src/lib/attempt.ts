/**
 * Returns the result of `work`; undefined when it throws, because the browser refuses or the input is
 * invalid.
 */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
