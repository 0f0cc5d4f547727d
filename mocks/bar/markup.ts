/** Words of the bar, which say that the city behind the portal is none. */
export const label = '模拟环境'

/** Address of the script that fills the bar. */
export const BAR_FILE = '/__mock/bar.js'

/** Id of the bar's element. */
export const BAR = 'mock-bar'

/** Cookie that holds `folded` once a tester has folded the bar away. */
export const BAR_COOKIE = 'mock_bar'

/**
 * Returns a page of the portal with the bar above it, in the flow of the page, so that it covers nothing. The script
 * runs before the first paint, so that nothing moves; without it, a link remains.
 */
export const withBar = (page: string): string =>
  page.replace(
    '<div id="root"',
    `<div id="${BAR}"><a href="/__mock">${label}</a></div><script src="${BAR_FILE}"></script>$&`,
  )
