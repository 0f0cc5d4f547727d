/**
 * Returns true for a mobile phone accepted at sign-in: 11 digits starting with 1 (specification, section 5).
 */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text)

/**
 * Returns true for a mobile phone accepted at registration: the second digit is 3, 4, 5, 7 or 8
 * (specification, section 5).
 */
export const isRegistrableMobile = (text: string): boolean => /^1[34578]\d{9}$/.test(text)

/** Hides the middle of a phone number: 138****0001. Returns other texts unchanged. */
export const maskedPhone = (text: string): string => text.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
