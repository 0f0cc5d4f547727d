/** A mobile phone as signing in accepts it: 11 digits starting with 1 (specification, section 5). */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text)

/** The stricter rule of registering: the second digit is 3, 4, 5, 7 or 8 (specification, section 5). */
export const isRegistrableMobile = (text: string): boolean => /^1[34578]\d{9}$/.test(text)

/** A phone with its middle hidden: 138****0001. What is no phone stays as it is. */
export const maskedPhone = (text: string): string => text.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
