import { useDictionaries } from '#blocks/dictionaries.ts'

/** Returns the names of the districts; a chosen one is included before they are loaded. */
export function useDistricts(chosen?: string): string[] {
  const names = useDictionaries().namesOf('district')
  return chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
}
