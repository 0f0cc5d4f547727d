import { optionalPart } from '#ui/lazy-part.tsx'

/**
 * Figures that differ from earlier ones, loaded after the form. Renders nothing where it cannot be loaded, because a form
 * without a network can be handed in without the comparison.
 */
export const Agreement = optionalPart(async () => (await import('./Agreement.tsx')).Agreement)
