/** What one of a unit of length is in millimetres, as specifications of goods write it. */
const lengths: Record<string, number> = { 毫米: 1, mm: 1, 厘米: 10, cm: 10, 米: 1_000, m: 1_000 }
const length = /(\d+(?:\.\d+)?)\s*(毫米|厘米|米|mm|cm|m)(?![a-z\d²³])/gu

/**
 * Spells a text so that the same length is found however it is written: `1000 mm`, `100 厘米` and `1m` are all
 * `1000mm`. Letters in lower case, full-width ones as plain ones. For what is looked for and where it is looked for.
 */
export const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(length, (_, number: string, unit: string) => {
      const millimetres = Number(number) * (lengths[unit] ?? 1)
      return `${String(Math.round(millimetres * 1_000) / 1_000)}mm`
    })
