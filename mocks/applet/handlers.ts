import { encode } from 'uqr'
import { applet } from '#api/applet.ts'
import { pngOf } from '#mocks/files/png.ts'
import { createLimited, limits } from '#mocks/limits.ts'
import { mock } from '#mocks/mock.ts'
import { codeDrawn, randomOf } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'

/** Side of one QR module in pixels. */
const SQUARE = 8

export const handlers = mock(applet, {
  encode: ({ query, world }) => ({ code: shortCodeOf(world, query.id) }),
  code({ body, request }) {
    const { data, size } = encode(new URL(body.path, new URL(request.url).origin).href, {
      ecc: 'M',
      border: 4,
    })
    return pngOf(size * SQUARE, size * SQUARE, (x, y) =>
      data[Math.floor(y / SQUARE)]?.[Math.floor(x / SQUARE)] ? 0 : 255,
    )
  },
})

/**
 * Returns the id of the record among `all` that a short code stands for, even if the code was never requested in this
 * world.
 */
export const idOfCode = (world: World, code: string, all: readonly { id: string }[]): string | undefined =>
  world.db.shortCode.find(code)?.target ?? all.find(({ id }) => codeDrawn(randomOf(id)) === code)?.id

/**
 * Returns the short code of an id. It is drawn from the id, so that it stays the same; if another id has it already,
 * another code is drawn.
 */
function shortCodeOf(world: World, target: string): string {
  const random = randomOf(target)
  for (;;) {
    const code = codeDrawn(random)
    const taken = world.db.shortCode.find(code)
    if (!taken) return createLimited(world.db.shortCode, { id: code, target }, limits.lines).id
    if (taken.target === target) return code
  }
}
