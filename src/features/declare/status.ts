/** Record under which what concerns a declaration (by its id, or the item's while it has none) waits in the outbox. */
export const recordOf = (id: string): string => `declare:${id}`
