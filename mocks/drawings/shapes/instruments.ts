import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { cable, shadow } from '#mocks/drawings/lines.ts'
import { disc, turned } from '#mocks/drawings/round.ts'
import { box, extruded, polygon, rectangle, rounded } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws a temperature transmitter: a head with its lid above a long probe. */
export const thermometer: Draw = (pen, { h = 200, p = 'blue' }) => {
  const long = within(h / 60, 4.5, 9, 6)
  shadow(pen, [0, 0, -long - 2], 3.4, 3.4)
  turned(pen, 'z', [0, 0, -long - 2], [[0.2, 0.3, 0.45], [long, 0.45]], 'bright')
  turned(pen, 'z', [0, 0, -1.9], [[0.6, 0.95], [0.2, 0.7]], 'bright')
  extruded(pen, 'z', polygon(6, 1.5, 10), -1.1, 0.9, 'bright')
  turned(pen, 'z', [0, 0, -0.2], [[0.8, 0.8]], p)
  turned(pen, 'y', [0, -1.7, 2.4], [[2.6, 2.1], [0.5, 2.25], [0.3, 2]], p)
  for (const at of times(10)) {
    const angle = (at / 10) * 2 * Math.PI
    pen.line([[Math.cos(angle) * 2.25, 0.95, 2.4 + Math.sin(angle) * 2.25], [Math.cos(angle) * 2.25, 1.35, 2.4 + Math.sin(angle) * 2.25]], p, -0.3, 1)
  }
  disc(pen, 'y', [0, 1.72, 2.4], 1.4, 'screen', { light: 0 })
  pen.line([[-0.6, 1.74, 2.5], [0.6, 1.74, 2.5]], 'sky', 0.6, 2.4)
  turned(pen, 'x', [2, -0.4, 2.4], [[0.8, 0.7], [0.5, 0.5]], 'black')
}

/** Draws a hardness tester; `n` 2 has a touch screen beside its column. */
export const hardness: Draw = (pen, { n = 1, p = 'teal' }) => {
  shadow(pen, [0, 0, 0], 7, 9)
  box(pen, [-2.6, -4, 0], [5.2, 8, 1.4], 'white')
  box(pen, [-2.2, -4, 1.4], [4.4, 3.2, 9], 'white')
  extruded(pen, 'x', rounded([[-4, 8.4], [3.4, 8.4], [3.8, 9.4], [3.4, 11.6], [-3.6, 11.8], [-4, 11]], 2), -2.3, 4.6, p, true)
  turned(pen, 'z', [0, 1.8, 6.8], [[0.6, 0.2, 0.4], [1, 0.6]], 'bright')
  turned(pen, 'z', [0, 1.8, 1.4], [[1.2, 1.3], [1.6, 0.7], [0.3, 0.8]], 'iron')
  turned(pen, 'z', [0, 1.8, 4.5], [[0.6, 1.5]], 'bright')
  turned(pen, 'z', [0, 1.8, 2.4], [[0.5, 1.9]], 'black')
  turned(pen, 'z', [0.2, 1.7, 5.1], [[0.7, 0.8]], 'steel')
  pen.face([[-1.7, 3.66, 9.3], [1.7, 3.66, 9.3], [1.7, 3.66, 11.2], [-1.7, 3.66, 11.2]], 'screen', 0)
  for (const at of times(n + 1)) pen.line([[-1.2, 3.7, 10.7 - at * 0.5], [0.4 + at * 0.3, 3.7, 10.7 - at * 0.5]], 'sky', 0.4, 1.6)
  if (n > 1) pen.face([[2.32, -3, 3], [2.32, -1.4, 3], [2.32, -1.4, 6.4], [2.32, -3, 6.4]], p, -0.2)
}

/** Draws a hand-held gauge with a probe on a wire; `n` 2 has a second probe. */
export const handGauge: Draw = (pen, { n = 1, p = 'orange' }) => {
  shadow(pen, [0, 0, 0], 8, 11)
  cable(pen, [[0, -5, 0.8], [1, -7.4, 0.6], [5, -7, 0.5], [6.6, -3.6, 0.5], [6.4, 0, 0.5]], 0.36, 'black')
  extruded(pen, 'z', rectangle(-3.2, -5, 6.4, 11, 0.9), 0, 1.6, p)
  extruded(pen, 'z', rectangle(-2.8, -4.6, 5.6, 10.2, 0.7), 1.6, 0.3, 'black')
  extruded(pen, 'z', rectangle(-2.2, -3.8, 4.4, 4, 0.3), 1.9, 0.05, 'cream')
  for (const [from, to] of [[-1.6, -0.6], [0, 1.5]] as const) pen.line([[from, -2.2, 1.97], [to, -2.2, 1.97]], 'black', 0, 3)
  pen.line([[-1.6, -0.8, 1.97], [0.4, -0.8, 1.97]], 'slate', 0, 1.4)
  for (const at of times(6)) disc(pen, 'z', [-1.4 + (at % 3) * 1.4, 1.8 + Math.floor(at / 3) * 1.7, 1.92], 0.5, at === 0 ? 'green' : 'slate')
  turned(pen, 'y', [6.4, 0, 0.9], [[0.6, 0.5], [2.6, 0.8], [0.5, 0.9]], 'bright')
  if (n > 1) {
    cable(pen, [[-1.4, -5, 0.8], [-2, -8, 0.6], [2, -10, 0.5], [8.6, -7, 0.5], [9.2, -3, 0.5]], 0.3, 'red')
    turned(pen, 'y', [9.2, -3, 0.9], [[0.6, 0.4], [3, 0.6]], 'black')
  }
}

/** Draws a tensile tester with a specimen between its grips. */
export const tensile: Draw = (pen, { p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 10, 6)
  box(pen, [-4.4, -2.6, 0], [8.8, 5.2, 2], 'white')
  pane(pen, [-4.4, 0.6], [8.8, 0.6], 2.62, p)
  for (const x of [-3.3, 3.3]) turned(pen, 'z', [x, -0.4, 2], [[9, 0.6]], 'bright')
  turned(pen, 'z', [0, 0, 2], [[1, 0.8], [1.2, 1.1]], 'iron')
  turned(pen, 'z', [0, 0, 4.2], [[0.6, 0.5], [1.4, 0.26], [0.6, 0.5]], 'copper')
  turned(pen, 'z', [0, 0, 6.8], [[1.2, 1.1], [0.7, 0.8]], 'iron')
  box(pen, [-4.2, -1.8, 8.6], [8.4, 2.9, 1.4], 'white')
  box(pen, [-4.4, -2, 11], [8.8, 3.2, 1], 'white')
  pane(pen, [-3, 9], [6, 0.6], 1.14, p)
  box(pen, [5.4, 0.4, 0], [3, 2.4, 0.3], 'black')
  box(pen, [6.4, 1, 0.3], [0.8, 0.4, 1.2], 'black')
  box(pen, [5, 1.2, 1.4], [3.6, 0.3, 2.6], 'black')
  pane(pen, [5.2, 1.6], [3.2, 2.2], 1.52, 'screen')
  pen.line([[5.5, 1.56, 1.9], [6.3, 1.56, 3], [7, 1.56, 3.3], [7.8, 1.56, 3.1], [8, 1.56, 2.2]], 'sky', 0.4, 1.4)
}

/** Draws weighing and calibration: weights before a balance. */
export const balance: Draw = (pen, { p = 'slate' }) => {
  shadow(pen, [0, 0, 0], 11, 9)
  extruded(pen, 'x', [[3.4, 0], [3.4, 0.8], [1.2, 2.2], [-3.4, 2.2], [-3.4, 0]], -4, 8, 'white')
  pen.face([[-2.4, 3, 1.1], [2.4, 3, 1.1], [2.4, 1.6, 2], [-2.4, 1.6, 2]], 'screen', 0)
  pen.line([[-1.2, 2.4, 1.5], [1.4, 2.4, 1.5]], 'green', 0.5, 2.4)
  turned(pen, 'z', [0, -1.2, 2.2], [[0.4, 0.8], [0.3, 2.5]], 'bright')
  turned(pen, 'z', [0, -1.2, 2.9], [[1.6, 1.1], [0.3, 0.5], [0.5, 0.7]], 'brass')
  for (const [x, size] of [[-3.4, 1.1], [-0.6, 0.85], [1.6, 0.65]] as const) {
    const here = pen.placed([x, 5.6, 0], size)
    turned(here, 'z', [0, 0, 0], [[1.9, 1.1], [0.3, 0.5], [0.6, 0.7]], 'brass')
  }
  pane(pen, [2.6, 0.1], [1, 0.5], 3.42, p)
}

/** Draws a specimen under a microscope. */
export const microscope: Draw = (pen, { p = 'blue' }) => {
  shadow(pen, [0, 0, 0], 7, 9)
  extruded(pen, 'z', rectangle(-2.4, -3.6, 4.8, 7.6, 1), 0, 1, 'white')
  extruded(pen, 'x', rounded([[-3.2, 0.6], [-1, 0.8], [-1.6, 4], [-1.4, 7], [1.2, 8], [1, 9], [-2.4, 9], [-3.6, 6]], 3), -1, 2, 'white', true)
  box(pen, [-2.2, -1.2, 3.4], [4.4, 4.4, 0.5], 'black')
  box(pen, [-0.9, 0.6, 3.9], [1.8, 1.2, 0.3], 'copper')
  turned(pen, 'z', [0, 1, 5], [[0.3, 0.3, 0.5], [1.4, 0.6], [0.5, 1.2]], p)
  turned(pen, 'z', [0, 0.9, 7.2], [[0.8, 1.4], [2, 1]], 'white')
  turned(pen, 'z', [0, 0.9, 10], [[0.3, 0.7], [1.4, 0.8]], 'black')
  for (const z of [4.6, 2.6]) turned(pen, 'x', [1, -2.2, z], [[0.6, 0.9], [0.4, 0.6]], 'black')
}
