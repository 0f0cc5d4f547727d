import { lazyPart } from '#ui/lazy-part.tsx'

/** Unmet condition above a form, loaded after it: nobody needs the rules of the verdict to type the first field. */
export const UnfitNotice = lazyPart(async () => (await import('./UnfitNotice.tsx')).UnfitNotice)
