/**
 * Source of a fact about an enterprise, as shown to people: the city's registers, or the enterprise itself.
 */
export const sourceWords = { 官方: '来自工商登记', 手工: '企业自填' } as const

/** Formats a source with its year: 来自工商登记 · 2025 年. */
export const sourceText = (source: keyof typeof sourceWords, year?: number): string =>
  [sourceWords[source], year === undefined ? '' : `${String(year)} 年`].filter(Boolean).join(' · ')
