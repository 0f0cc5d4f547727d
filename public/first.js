// Runs before the first paint: shows the look that this device keeps, as src/ui/look.ts does later.
;(() => {
  let kept = ''
  try {
    kept = String(localStorage.getItem('portal-look'))
  } catch {
    // Nothing is kept, or nothing can be.
  }
  const { dataset } = document.documentElement
  const ofSystem = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
  dataset.theme = /"theme":"(light|dark|contrast)"/.exec(kept)?.[1] ?? ofSystem
  dataset.size = /"size":(125|150|175|200)\b/.exec(kept)?.[1] ?? '100'
  dataset.care = String(kept.includes('"care":true'))
})()
