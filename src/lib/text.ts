/** The portal's name, as the header and every document title say it. */
export const siteTitle = '企业服务总入口'

const SHORT = 8

/** A string longer than 8 characters as its first 8 and an ellipsis (specification, section 5). */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length > SHORT ? `${characters.slice(0, SHORT).join('')}…` : text
}
