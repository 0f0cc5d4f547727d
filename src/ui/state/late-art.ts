import { optionalPart } from '#ui/lazy-part.tsx'

/** Drawing of a state. Loaded on demand, because most pages have content; its room is kept in State.module.css. */
export const LateArt = optionalPart(async () => (await import('./StateArt.tsx')).StateArt)
