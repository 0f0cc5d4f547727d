/** Base colours of what goods are made of or painted with; every other tone of a drawing follows from one of them. */
export const materials = {
  steel: '#aeb8c4',
  bright: '#c9d2dc',
  iron: '#828d99',
  black: '#4d5763',
  rubber: '#47505b',
  gold: '#cfa94f',
  brass: '#cda552',
  copper: '#c98557',
  aluminium: '#c3cbd4',
  titanium: '#a9a9a4',
  zinc: '#a9b6bf',
  carbon: '#56606c',
  kraft: '#cfa877',
  wood: '#cfaa77',
  white: '#e6ebf0',
  cream: '#e6dfce',
  glass: '#b8d3e4',
  ice: '#cfe2ee',
  screen: '#33475f',
  concrete: '#c4c9ce',
  board: '#2f7d5b',
  amber: '#d9a53c',
  blue: '#3f74c4',
  sky: '#5aa0d4',
  teal: '#2f8f92',
  green: '#4c9a68',
  yellow: '#e3b23c',
  orange: '#df8037',
  red: '#c9544c',
  slate: '#5d7188',
  navy: '#38527c',
} as const

/** Name of a material or of a paint. */
export type Material = keyof typeof materials

/** Paints that makers choose between; a brand always has the same one. */
export const paints = ['blue', 'teal', 'orange', 'green', 'red', 'slate', 'yellow', 'navy'] as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const LIGHT = channels('#ffffff')
const DARK = channels('#1a2433')

/** Returns the colour of a material at a brightness from -1 (dark) over 0 (as it is) to 1 (white). */
export function toned(material: Material, brightness: number): string {
  const to = brightness < 0 ? DARK : LIGHT
  const share = Math.min(1, Math.abs(brightness))
  const mixed = channels(materials[material]).map((one, at) => Math.round(one + (to[at]! - one) * share))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** Brightness of the three faces that one sees: the light comes from above on the left. */
export const TOP = 0.42
export const LEFT = 0.08
export const RIGHT = -0.26
/** Brightness of the line along the edges. */
export const EDGE = -0.5

/** Brightness along the width of a round side, from its lit edge to the other: offset and brightness. */
export const ROUND: readonly (readonly [offset: number, brightness: number])[] = [
  [0, -0.1],
  [0.25, 0.6],
  [0.8, -0.36],
  [1, -0.24],
]

export const isMaterial = (name: string): name is Material => Object.hasOwn(materials, name)
