import { MOST_COMPARED } from '#features/policy/compared.ts'

/** The policies that an address compares: each once, as many as stand side by side. */
export const idsOf = (ids: string): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
