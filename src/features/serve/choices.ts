import { useDictionaries } from '#blocks/dictionaries.ts'

/** Names of the districts; a word that is chosen already is there before they are. */
export function useDistricts(chosen?: string): string[] {
  const names = useDictionaries().namesOf('district')
  return chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
}
