import { jsonOf } from '#mocks/checked.ts'
import type { World } from '#mocks/city.ts'

/** One call of the console: it works on the world that the request names; `rest` is the path after the verb. */
export type Action = (world: World, request: Request, rest: string) => unknown

/** Reads the JSON of a request; `{}` without a body. @throws Refusal for anything else */
export const bodyOf = async (request: Request): Promise<unknown> => jsonOf(await request.text()) ?? {}
