// Runs before the first paint: shows the look that this device keeps, as src/ui/look.ts does later.
;(function () {
  var look = {}
  try {
    look = JSON.parse(localStorage.getItem('portal-look')) || {}
  } catch (_) {
    // Nothing kept, or nothing can be.
  }
  var data = document.documentElement.dataset
  var asked = function (query) {
    return matchMedia(query).matches
  }
  data.theme =
    ['light', 'dark', 'contrast'].indexOf(look.theme) >= 0
      ? look.theme
      : asked('(prefers-contrast: more)')
        ? 'contrast'
        : asked('(prefers-color-scheme: dark)')
          ? 'dark'
          : 'light'
  data.size = [125, 150, 175, 200].indexOf(look.size) >= 0 ? String(look.size) : '100'
  data.care = String(look.care === true)
})()
