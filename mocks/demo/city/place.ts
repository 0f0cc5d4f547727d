/** Top of the demonstration, where the script of its worker lies. */
export const home = new URL('.', location.href)

globalThis.portalPlace = {
  base: home.pathname,
  origin: home.origin + home.pathname.slice(0, -1),
  pathname: '/',
}
