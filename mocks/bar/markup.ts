/** Words of the bar, which say that the city behind the portal is none. */
export const label = '模拟环境'

/** Address of the script that fills the bar. */
export const BAR_FILE = '/__mock/bar.js'

/** Id of the bar's element. */
export const BAR = 'mock-bar'

/** Cookie that holds `folded` once a tester has folded the bar away. */
export const BAR_COOKIE = 'mock_bar'

/**
 * Returns a page of the portal with the script of the bar. It runs before the first paint and reserves the bar's height,
 * so that nothing moves and nothing is covered. It stands before the portal's first script, which would otherwise start
 * the portal while the page waits for the bar's, without its root.
 */
export const withBar = (page: string): string =>
  page.replace('<script', `<script src="${BAR_FILE}"></script>$&`)
