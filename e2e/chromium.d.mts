/** Where the machine has a Chromium of its own, or CHROMIUM_PATH names one; undefined when there is none. */
export function machineChromium(): string | undefined
/** Where a Chromium is, the machine's or Playwright's own; undefined when there is none. */
export function chromiumPath(): string | undefined
/** Where the Chromium for stories is, without a window's parts where there is one; undefined leaves it to Playwright. */
export function headlessPath(): string | undefined
/** Switches that a browser needs as root and that keep it from calling out. */
export const chromiumArgs: string[]
