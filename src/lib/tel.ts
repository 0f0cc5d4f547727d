/**
 * Returns the `tel:` address of a number as people write it: 12345 转 8 is dialled with a pause before the 8.
 */
export const telHref = (number: string): string => `tel:${number.replace(/\s*转\s*/, ',')}`
