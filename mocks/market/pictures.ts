/** Strokes on a 24 by 24 field, one glyph for each family of goods or services. */
const glyphs = {
  gear: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M6 18l2.1-2.1M15.9 8.1L18 6',
  chip: 'M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5-1l-2.7 2.7 1.5 1.5L21 7a4 4 0 0 1-5.6 4.6L7 20l-3-3 8.4-8.4a4 4 0 0 1 2.1-2.1z',
  flask: 'M9 3h6M10 3v6L5 19a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2L14 9V3M7.5 15h9',
  layers: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 16.5l9 5 9-5',
  wheel:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3v6M12 15v6M3 12h6M15 12h6',
  gauge: 'M4 18a9 9 0 1 1 16 0zM12 14l4-5M7 14h1M12 8v1M16 14h1',
  code: 'M3 5h18v12H3zM9 9l-2.5 2L9 13M15 9l2.5 2L15 13M8 21h8M12 17v4',
  box: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 6a3 3 0 0 1 0 5M17 14c2.5.5 4 2.5 4 6',
  coin: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 8l4 4.5L16 8M8.5 12.5h7M8.5 15h7M12 12.5V18',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  page: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  scales: 'M12 3v18M7 21h10M4 7h16M4 7l-2 7h5zM20 7l-3 7h5z',
  chart: 'M4 20h17M6 20v-7M11 20V6M16 20v-10M20 20V4',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 11v2h-7v-2A6 6 0 0 1 12 3z',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
} as const

type Glyph = keyof typeof glyphs

const glyphOf: Record<string, Glyph> = {
  技术攻关: 'bulb',
  设备采购: 'gear',
  原材料采购: 'layers',
  加工配套: 'wrench',
  人才: 'people',
  资金: 'coin',
  场地: 'building',
  检测认证: 'shield',
  数字化: 'code',
  物流: 'truck',
  合作: 'link',
  机械设备: 'gear',
  电子元器件: 'chip',
  五金工具: 'wrench',
  化工原料: 'flask',
  新材料: 'layers',
  汽车零部件: 'wheel',
  仪器仪表: 'gauge',
  工业软件: 'code',
  包装: 'box',
  劳保: 'shield',
  政策代办: 'page',
  知识产权: 'bulb',
  财税: 'coin',
  法律: 'scales',
  管理咨询: 'chart',
  人力: 'people',
  融资: 'coin',
  培训: 'book',
  工业设计: 'pen',
}

/**
 * Transforms of the glyph: whole, enlarged, mirrored, turned, repeated. The pictures of one record all have different
 * ones.
 */
const layouts = [
  ['translate(20 12)'],
  ['translate(2 -6) scale(2.5)'],
  ['translate(6 14) scale(.8)', 'translate(38 14) scale(.8)'],
  ['rotate(-30 32 24) translate(20 12)'],
  ['translate(-30 -34) scale(4)'],
  ['translate(4 4) scale(.7)', 'translate(24 16) scale(.7)', 'translate(44 28) scale(.7)'],
  ['translate(62 3) scale(-1.75 1.75)'],
  ['translate(4 22)', 'translate(36 2) scale(.6)'],
  ['rotate(45 32 24) translate(14 6) scale(1.5)'],
  [
    'translate(8 2) scale(.75)',
    'translate(38 2) scale(.75)',
    'translate(8 26) scale(.75)',
    'translate(38 26) scale(.75)',
  ],
]

const cache = new Map<string, string>()

/**
 * Returns a picture for a category as a data URL, in the ratio 4:3: a soft gradient in the category's colour with its
 * glyph.
 * @param shade selects colour and layout; the next nine values look different
 */
export function picture(category: string, shade = 0): string {
  const key = `${category}${String(shade)}`
  const cached = cache.get(key)
  if (cached) return cached
  const hue = [...category].reduce((sum, char) => sum + char.codePointAt(0)! * 7, shade * 24) % 360
  const stop = (offset: number, turn: number, light: number) =>
    `<stop offset="${String(offset)}" stop-color="hsl(${String((hue + turn) % 360)},45%,${String(light)}%)"/>`
  const shapes = layouts[shade % layouts.length]!.map(
    (view) => `<path d="${glyphs[glyphOf[category] ?? 'box']}" transform="${view}"/>`,
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><linearGradient id="g" x2="1" y2="1">' +
    `${stop(0, 0, 92)}${stop(1, 30, 78)}</linearGradient><rect width="64" height="48" fill="url(#g)"/>` +
    `<g fill="none" stroke="hsl(${String(hue)},40%,38%)" stroke-width="1.4" stroke-linecap="round" ` +
    `stroke-linejoin="round">${shapes.join('')}</g></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  cache.set(key, url)
  return url
}
