// Names of the outbox records under which the calls about one record wait in order, by the record's id.

/** Returns the outbox record of a declaration, by its id, or by the id of its item while it has none. */
export const declarationRecord = (id: string): string => `declare:${id}`

/** Returns the outbox record of an appeal, by its id or, until it has one, its draft's id. */
export const appealRecord = (id: string): string => `appeal:${id}`

/** Returns the outbox record of the sign-up for an activity, by the activity's id. */
export const signupRecord = (activityId: string): string => `activity:${activityId}`

/** Returns the outbox record of a request to dock and its steps. */
export const dockingRecord = (kind: 'demand' | 'supply', id: string): string => `docking-ask:${kind}:${id}`

/** Returns the outbox record of the rating of a finished enquiry. */
export const ratingRecord = (enquiryId: string): string => `serve-rate:${enquiryId}`
