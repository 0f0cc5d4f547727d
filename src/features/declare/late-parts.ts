import { lazyPart } from '#ui/lazy-part.tsx'

// Parts of the forms that are loaded after them: they bring the rules of the verdict and of the comparison, which nobody
// needs to type the first field.
export const UnfitNotice = lazyPart(
  async () => (await import('#features/policy/UnfitNotice.tsx')).UnfitNotice,
)
export const Agreement = lazyPart(async () => (await import('./Agreement.tsx')).Agreement)
