/** Returns the value of a cookie of this page; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
