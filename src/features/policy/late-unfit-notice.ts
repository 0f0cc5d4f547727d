import { optionalPart } from '#ui/lazy-part.tsx'

/**
 * Unmet condition above a form, loaded after it: nobody needs the rules of the verdict to type the first field. Renders
 * nothing where it cannot be loaded.
 */
export const UnfitNotice = optionalPart(async () => (await import('./UnfitNotice.tsx')).UnfitNotice)
