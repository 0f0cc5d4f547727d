/** Address of the script that shows the bar 模拟环境; the servers of the mock city add it to the portal's pages. */
export const BAR_FILE = '/__mock/bar.js'
