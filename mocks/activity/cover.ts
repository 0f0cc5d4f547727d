/**
 * Draws a picture of a few hundred bytes as a data URL: a tint and shapes derived from the title, with its kind in
 * words.
 */
export function cover(title: string, kind: string): string {
  const hash = [...title].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0, 7)
  const hue = 195 + (hash % 60)
  const [x, y, radius] = [180 + (hash % 120), 20 + ((hash >> 5) % 90), 50 + ((hash >> 9) % 50)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">` +
    `<rect width="320" height="180" fill="hsl(${String(hue)},55%,42%)"/>` +
    `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="#fff" opacity=".14"/>` +
    `<path d="M0 180 L${String(x - 60)} ${String(y + 60)} L320 180Z" fill="#fff" opacity=".1"/>` +
    `<text x="20" y="158" font-size="26" font-weight="600" font-family="sans-serif" fill="#fff">${kind}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
