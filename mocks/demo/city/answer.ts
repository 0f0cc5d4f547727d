import { isLineCut } from './line.ts'
import { keepWorld, openWorld } from './kept.ts'

let opened: ReturnType<typeof open> | undefined

/** Loads the city when it is first asked, because most starts of a worker only serve files. */
async function open() {
  const { respond } = await import('#mocks/server.ts')
  await openWorld(__BUILD__)
  return respond
}

/**
 * Answers a call as the city on this device; what it changed is on the device before the answer arrives. Without a
 * network, or while its line is cut, nobody answers, so that the demonstration shows what the portal does then.
 */
export async function answer(request: Request): Promise<Response> {
  if (!navigator.onLine || (await isLineCut())) return Response.error()
  const respond = await (opened ??= open())
  const reply = await respond(request)
  // Answers from memory alone where the browser keeps nothing.
  await keepWorld(__BUILD__).catch(() => undefined)
  return reply
}
