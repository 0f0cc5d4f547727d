import { coverOf } from './covers.ts'
import type { Draw, Facts } from './drawing.ts'
import { type DrawingName, drawings, isDrawing } from './kinds.ts'
import { markOf } from './marks.ts'
import { isMaterial } from './materials.ts'
import { type Frame, type Part, type Spot, sheetOf } from './pen.ts'
import { portraitOf } from './portraits.ts'
import type { Subject } from './subjects.ts'

/** Views of a subject: alone, with its sizes, with what it is used with, several of it. */
export const views = ['whole', 'measured', 'use', 'lot'] as const
export type View = (typeof views)[number]

const FOLDER = '/upload/drawings/'

/** Returns the path of a drawing in the city's file store; everything that it is drawn from stands in it. */
export function drawingPath({ name, facts }: Subject, view: View = 'whole'): string {
  const words = Object.entries(facts).map(([key, value]) => `-${key}${String(value)}`)
  return `${FOLDER}${name}/${view}${words.join('')}.svg`
}

/** Returns the paths of a gallery: up to `count` views of a subject, of those that it has. */
export function galleryOf(subject: Subject, count: number): string[] {
  const has = views.filter((view) => view !== 'measured' || isMeasured(subject))
  return has.slice(0, count).map((view) => drawingPath(subject, view))
}

/** Paths of the other sets: of an organisation's mark, of an activity's cover and of a person's portrait. */
export const markPath = (name: string): string => `${FOLDER}marks/${markOf.key(name)}.svg`
export const coverPath = (type: string, title: string): string =>
  `${FOLDER}covers/${coverOf.key(type, title)}.svg`
export const portraitPath = (name: string): string => `${FOLDER}portraits/${portraitOf.key(name)}.svg`

/**
 * Returns the SVG at a path of the store; undefined for a path that names no drawing. Nothing of a path is written into
 * the SVG but numbers and, in a mark, two Chinese characters.
 */
export function drawingAt(path: string): string | undefined {
  if (!path.startsWith(FOLDER) || !path.endsWith('.svg')) return undefined
  const [set = '', key = '', ...rest] = path.slice(FOLDER.length, -'.svg'.length).split('/')
  if (rest.length > 0) return undefined
  if (set === 'marks') return markOf.draw(key)
  if (set === 'covers') return coverOf.draw(key)
  if (set === 'portraits') return portraitOf.draw(key)
  const [view = '', ...words] = key.split('-')
  const facts = factsOf(words)
  if (!isDrawing(set) || !facts || !(views as readonly string[]).includes(view)) return undefined
  return svgOf({ name: set, facts }, view as View)
}

function factsOf(words: readonly string[]): Facts | undefined {
  const facts: Facts = {}
  for (const word of words) {
    const [key, value] = [word.charAt(0), word.slice(1)]
    if ((key === 'm' || key === 'p') && isMaterial(value)) facts[key] = value
    else if (/^[dlwhn]$/.test(key) && /^\d{1,5}(\.\d)?$/.test(value)) facts[key as 'd'] = Number(value)
    else return undefined
  }
  return facts
}

const WHOLE: Frame = [14, 14, 292, 212]
const MEASURED: Frame = [36, 32, 248, 176]
/** The subject in front, what it is used with behind it on the left. */
const FRONT: Frame = [128, 86, 180, 142]
const BEHIND: Frame = [12, 10, 190, 142]
/** A machine, and before it what it makes. */
const MACHINE: Frame = [10, 8, 236, 206]
const PRODUCT: Frame = [190, 138, 120, 92]
/** Three of the subject, the farthest first. */
const LOT: Frame = [10, 12, 128, 96]
const COPIES: readonly Spot[] = [
  [86, 60],
  [172, 120],
]

function svgOf({ name, facts }: Subject, view: View): string {
  const [drawn, beside, relation] = drawings[name] as readonly [Draw, DrawingName, 'makes'?]
  const one = (frame: Frame, more: Partial<Part> = {}): Part => ({
    draw: (pen) => drawn(pen, facts),
    frame,
    ...more,
  })
  if (view === 'measured') return sheetOf([one(MEASURED, { measured: true })])
  if (view === 'lot') return sheetOf([one(LOT, { copies: COPIES })])
  if (view === 'whole') return sheetOf([one(WHOLE)])
  const [other] = drawings[beside] as readonly [Draw, DrawingName]
  const makes = relation === 'makes'
  const second: Part = { draw: (pen) => other(pen, { p: 'slate' }), frame: makes ? PRODUCT : BEHIND }
  return sheetOf(makes ? [one(MACHINE), second] : [second, one(FRONT)])
}

/**
 * Sizes written into the measured drawings that were asked for, by path, because drawing each anew would take most of the
 * time that filling a world takes.
 */
const written = new Map<string, readonly string[]>()

/** Returns true if the drawing shows sizes, all of which the record itself gives. */
function isMeasured(subject: Subject): boolean {
  const path = drawingPath(subject, 'measured')
  const sizes =
    written.get(path) ??
    [...svgOf(subject, 'measured').matchAll(/<text[^>]*>\D*([\d.]+)/g)].map(([, size = '']) => size)
  written.set(path, sizes)
  const said = new Set((subject.said ?? '').match(/\d+(?:\.\d+)?/g))
  return sizes.length > 0 && sizes.every((size) => said.has(size))
}
