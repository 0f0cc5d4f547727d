/** Returns the path of the machine's Chromium or of CHROMIUM_PATH; undefined if neither exists. */
export function machineChromium(): string | undefined
/** Returns the path of the machine's or Playwright's Chromium; undefined if neither exists. */
export function chromiumPath(): string | undefined
/** Returns the path of the Chromium for stories, preferably a headless shell; undefined lets Playwright choose. */
export function headlessPath(): string | undefined
/** Switches that allow Chromium to run as root and stop its own network traffic */
export const chromiumArgs: string[]
