import { lazyPart } from '#ui/lazy-part.tsx'

/** Figures that differ from earlier ones, loaded with the last step alone. */
export const Agreement = lazyPart(async () => (await import('./Agreement.tsx')).Agreement)
