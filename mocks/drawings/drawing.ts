import type { Material } from './materials.ts'
import type { Pen } from './pen.ts'

/** Facts that a drawing is made from, as far as the record says it; lengths in the unit that the record writes. */
export interface Facts {
  /** Diameter. */
  d?: number
  /** Length. */
  l?: number
  /** Width. */
  w?: number
  /** Height or thickness. */
  h?: number
  /** Number of teeth, poles, cores or boxes. */
  n?: number
  /** Material of the subject. */
  m?: Material
  /** Paint of its maker. */
  p?: Material
}

/** Draws a subject from its facts, standing around the origin. */
export type Draw = (pen: Pen, facts: Facts) => void

/** Returns a value that stays within bounds, so that odd facts still give a drawing of sound proportions. */
export const within = (value: number | undefined, least: number, most: number, usual: number): number =>
  Math.min(most, Math.max(least, value ?? usual))

/** Returns whole numbers from 0. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
