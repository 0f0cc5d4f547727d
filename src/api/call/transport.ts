/**
 * Loads the code that makes calls. The first screen does not need it: `main.tsx` begins to load it, and the first
 * caller waits for it.
 * @throws Error named MissingChunk if it cannot be loaded
 */
export const transport = () => import('./call.ts')
