/** Units of length in millimetres, as the specifications of goods write them. */
const lengths: Record<string, number> = { 毫米: 1, mm: 1, 厘米: 10, cm: 10, 米: 1_000, m: 1_000 }
const length = /(\d+(?:\.\d+)?)\s*(毫米|厘米|米|mm|cm|m)(?![a-z\d²³])/gu

/**
 * Normalises a text so that equal lengths match in any notation: `1000 mm`, `100 厘米` and `1m` all become
 * `1000mm`. Converts to lower case and half width. For search words and searched texts.
 */
export const normalizeLengths = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(length, (_, number: string, unit: string) => {
      const millimetres = Number(number) * (lengths[unit] ?? 1)
      return `${String(Math.round(millimetres * 1_000) / 1_000)}mm`
    })
