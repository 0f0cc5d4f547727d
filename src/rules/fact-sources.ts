/** Where a fact about an enterprise comes from, as people read it: the city's registers, or what the enterprise said itself. */
export const sourceWords = { 官方: '来自工商登记', 手工: '企业自填' } as const

/** 来自工商登记 · 2025 年 */
export const sourceText = (source: keyof typeof sourceWords, year?: number): string =>
  [sourceWords[source], year === undefined ? '' : `${String(year)} 年`].filter(Boolean).join(' · ')
