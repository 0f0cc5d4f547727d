/** Returns the outbox record of a declaration, by its id, or by the id of its item while it has none. */
export const recordOf = (id: string): string => `declare:${id}`
