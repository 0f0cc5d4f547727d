/** Extension of a file of drafts, by which a system opens it with the installed portal. */
export const DRAFT_ENDING = '.draft'

/** Type of a file of drafts in the web manifest: a vendor's JSON (RFC 6838, section 3.2). */
export const DRAFT_TYPE = 'application/vnd.enterprise-service-portal.drafts+json'

/** Returns true for a file of drafts by its name; older ones end with .json. */
export const isDraftFile = ({ name }: { name: string }): boolean => /\.(draft|json)$/i.test(name)
