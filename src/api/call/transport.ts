/**
 * What makes calls, on no page's first screen: it comes with the first question, which `main.tsx` does not wait for to
 * begin loading it.
 * @throws Error named MissingChunk when it cannot be had
 */
export const transport = () => import('./call.ts')
