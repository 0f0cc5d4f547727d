/**
 * Brings what makes calls. No first screen needs it: `main.tsx` begins to load it, and whoever asks first waits for it.
 * @throws Error named MissingChunk when it cannot be had
 */
export const transport = () => import('./call.ts')
