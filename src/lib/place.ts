const province = /(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/
const city = /市$/

/**
 * Returns the short name of a place, as goods state their origin: 江苏苏州, 北京海淀区, 江苏苏州昆山市.
 * @param path names of province, city and county, as far as chosen; a municipality is its own city
 */
export function placeName([first = '', second = '', third = '']: readonly string[]): string {
  const within = second === first ? '' : second.replace(city, '')
  return first.replace(province, '') + within + third
}
