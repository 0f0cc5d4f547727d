/** Placed by the pages helper. */
export function FloatingAds() {
  return null
}
