import { type Draw, times, within } from '#mocks/drawings/drawing.ts'
import { cable, measure, shadow } from '#mocks/drawings/lines.ts'
import { around, band, disc, dome, dots, tube, turned } from '#mocks/drawings/round.ts'
import { box } from '#mocks/drawings/solids.ts'
import { pane } from './machines.ts'

/** Draws a multistage pump that stands: feet, inlet and outlet, stages, motor. */
export const pump: Draw = (pen, { n = 12, m = 'bright', p = 'blue' }) => {
  const stages = within(n / 4, 3, 8, 4)
  const top = 2.6 + stages
  shadow(pen, [0, 0, 0], 8, 7)
  box(pen, [-2.8, -2, 0], [5.6, 4, 0.6], 'iron')
  tube(pen, 'x', [-3.6, 0, 1.6], 0.6, 1.5, 0.7, 'iron')
  turned(pen, 'x', [-3, 0, 1.6], [[6, 0.95]], 'iron')
  turned(pen, 'z', [0, 0, 0.6], [[2, 2.1]], 'iron')
  turned(pen, 'x', [1.6, 0, 1.6], [[1.2, 0.95]], 'iron')
  tube(pen, 'x', [2.8, 0, 1.6], 0.6, 1.5, 0.7, 'iron')
  turned(pen, 'z', [0, 0, 2.6], [[stages, 1.7]], m)
  for (const at of times(4)) {
    const angle = (at / 4) * 2 * Math.PI + 0.2
    const [x, y] = [Math.cos(angle) * 1.9, Math.sin(angle) * 1.9]
    if (x + y > 0) turned(pen, 'z', [x, y, 2.6], [[stages, 0.16]], 'steel')
  }
  turned(pen, 'z', [0, 0, top], [[0.5, 2.1]], 'iron')
  turned(pen, 'z', [0, 0, top + 0.5], [[1.4, 1.3]], 'iron')
  turned(pen, 'z', [0, 0, top + 1.9], [[0.4, 2], [4, 1.9]], p)
  const fins = around('z', [0, 0, 0], 1.9, 22).filter(([x, y]) => x + y > 0.2)
  pen.lines(fins.map(([x, y]) => [[x, y, top + 2.5], [x, y, top + 6.1]]), p, -0.42, 1.1)
  turned(pen, 'z', [0, 0, top + 6.3], [[0.7, 2, 1.7]], p)
  box(pen, [1.4, -0.8, top + 3], [1.2, 1.6, 1.8], p)
}

/** Draws a ball valve with its pneumatic drive. */
export const valve: Draw = (pen, { d = 50, p = 'blue' }) => {
  const r = within(d / 40, 1.3, 2.3, 1.6)
  const flange = r * 1.9
  shadow(pen, [0, 0, -flange], 10, flange * 2)
  tube(pen, 'x', [-4, 0, 0], 0.8, flange, r, 'iron')
  turned(pen, 'x', [-3.2, 0, 0], [[1.4, r * 1.25, r * 1.6], [3.6, r * 1.6], [1.4, r * 1.6, r * 1.25]], 'iron')
  turned(pen, 'z', [0, 0, r * 1.3], [[0.9, 1], [0.4, 1.5], [0.6, 0.8]], 'iron')
  tube(pen, 'x', [3.2, 0, 0], 0.8, flange, r, 'iron')
  dots(pen, 'x', around('x', [4, 0, 0], flange * 0.8, 8, 0.4), 0.24)
  const z = r * 1.3 + 3.4
  box(pen, [-1.1, -1.1, z - 1.7], [2.2, 2.2, 0.6], 'iron')
  turned(pen, 'x', [-4.2, 0, z], [[0.7, 1.4], [7, 1.25], [0.7, 1.4]], p)
  turned(pen, 'x', [4.2, 0, z], [[0.15, 0.4]], 'bright')
  turned(pen, 'z', [0, 0, z + 1.1], [[0.5, 0.9], [0.5, 0.6]], 'black')
  pen.line([[-0.5, 0, z + 2.1], [0.5, 0, z + 2.1]], 'yellow', 0, 2)
  measure(pen, [4, -r, 0], [4, r, 0], [3.4, 0, 0], `DN${String(d)}`)
}

/** Draws an electromagnetic flow meter: tube between flanges, with a display above. */
export const flowMeter: Draw = (pen, { d = 100, p = 'blue' }) => {
  const r = within(d / 50, 1.4, 2.8, 2)
  const flange = r * 1.55
  shadow(pen, [0, 0, -flange], 9, flange * 2)
  tube(pen, 'x', [-3.6, 0, 0], 0.7, flange, r * 0.9, 'bright')
  turned(pen, 'x', [-2.9, 0, 0], [[0.8, r, r * 1.25], [4.2, r * 1.25], [0.8, r * 1.25, r]], p)
  turned(pen, 'z', [0, 0, r * 1.1], [[1.7, 0.6]], p)
  tube(pen, 'x', [2.9, 0, 0], 0.7, flange, r * 0.9, 'bright', 'white')
  dots(pen, 'x', around('x', [3.6, 0, 0], flange * 0.83, 8, 0.4), 0.22)
  const z = r * 1.1 + 3
  turned(pen, 'y', [0, -1.3, z], [[2.4, 1.8], [0.4, 1.9], [0.2, 1.7]], p)
  disc(pen, 'y', [0, 1.72, z], 1.45, 'screen', { light: -0.1 })
  pen.face([[-0.9, 1.74, z - 0.3], [0.9, 1.74, z - 0.3], [0.9, 1.74, z + 0.7], [-0.9, 1.74, z + 0.7]], 'cream', 0.1)
  pen.line([[-0.5, 1.76, z + 0.2], [0.5, 1.76, z + 0.2]], 'black', 0, 1.6)
  turned(pen, 'x', [1.6, 0, z], [[0.7, 0.5]], 'black')
  measure(pen, [3.6, -r * 0.9, 0], [3.6, r * 0.9, 0], [3, 0, 0], `DN${String(d)}`)
}

/** Draws pipes that lie in a pile, with an elbow's flange before them. */
export const pipe: Draw = (pen, { d = 60, m = 'bright' }) => {
  shadow(pen, [0, 0, -1.2], 16, 8)
  const one = (y: number, z: number) => tube(pen, 'x', [-8, y, z], 16, 1.2, 0.95, m)
  for (const y of [-2.4, 0, 2.4]) one(y, 0)
  for (const y of [-1.2, 1.2]) one(y, 2.1)
  one(0, 4.2)
  measure(pen, [8, -1.2, 4.2], [8, 1.2, 4.2], [1.8, 0, 0], `Ø${String(d)}`)
}

/** Draws membrane cartridges: one whole, one showing its layers. */
export const membrane: Draw = (pen, { p = 'sky' }) => {
  shadow(pen, [0, 0, -2.4], 17, 10)
  const one = (y: number) => {
    const here = pen.placed([0, y, 0])
    turned(here, 'x', [-8, 0, 0], [[0.6, 0.7], [0.9, 2.4], [13, 2.2], [0.9, 2.4]], 'white')
    band(here, 'x', [-5.8, 0, 0], 3, 2.22, p)
    for (const r of [2, 1.6, 1.2]) disc(here, 'x', [6.8, 0, 0], r, r === 1.6 ? 'sky' : 'white', { light: -0.1 })
    tube(here, 'x', [6.7, 0, 0], 0.9, 0.7, 0.42, 'white')
  }
  one(-2.6)
  one(2.6)
}

/** Draws a tank on legs with pipes: a plant for water or reactions. */
export const tank: Draw = (pen, { p = 'teal', m = 'bright' }) => {
  shadow(pen, [0, 0, 0], 12, 8)
  for (const [x, y] of [[-3.8, -1.4], [-1, -1.4], [-3.8, 1.2], [-1, 1.2]] as const) turned(pen, 'z', [x, y, 0], [[2.4, 0.26]], 'iron')
  turned(pen, 'z', [-2.4, 0, 1.2], [[1, 0.5], [0.9, 1.2, 2.4], [6, 2.5]], m)
  for (const at of [3.4, 7.6]) band(pen, 'z', [-2.4, 0, at], 0.6, 2.53, p)
  dome(pen, 'z', [-2.4, 0, 9.1], 2.5, 1.1, m)
  turned(pen, 'z', [-2.4, 0, 9.9], [[0.6, 0.6], [0.3, 0.9], [1.5, 0.7]], p)
  cable(pen, [[-0.2, 1, 4.6], [1, 1.4, 4.6], [2, 1.4, 3], [3.6, 1.2, 3]], 0.6, 'steel')
  turned(pen, 'z', [4.4, 0.6, 0], [[0.5, 1.9], [4.6, 1.7]], m)
  dome(pen, 'z', [4.4, 0.6, 5.1], 1.7, 0.8, m)
  turned(pen, 'z', [4.4, 0.6, 5.8], [[0.5, 0.4], [0.2, 0.7]], p)
  pane(pen, [-3.2, 5.2], [1.4, 1.4], 2.62, 'white', 0.2)
}
