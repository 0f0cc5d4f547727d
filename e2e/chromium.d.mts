/** Where a Chromium is, or undefined when there is none. */
export function chromiumPath(): string | undefined
/** Switches that a browser needs as root and that keep it from calling out. */
export const chromiumArgs: string[]
