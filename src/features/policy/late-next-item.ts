import { optionalPart } from '#ui/lazy-part.tsx'

/**
 * Next fitting item below the finish of a declaration, loaded after it: the number comes first. Renders nothing where it
 * cannot be loaded.
 */
export const NextItem = optionalPart(async () => (await import('./NextItem.tsx')).NextItem)
