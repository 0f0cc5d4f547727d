/** Where the city's API lives, set when building (`API_BASE=https://… npm run build`); '' for our own origin. */
declare const __API_BASE__: string
/** The public key that passwords are encrypted with, PEM, set when building (`PASSWORD_KEY_FILE=…`); the mock's otherwise. */
declare const __PASSWORD_KEY__: string
/** Where people sign in at the government-service site, set when building (`GOV_SITE=https://…`); '' where there is none. */
declare const __GOV_SITE__: string
/** Where the survey of the home page lives, set when building (`SURVEY_SITE=https://…`); '' for none. */
declare const __SURVEY_SITE__: string
/** Version of this build, shown to people and compared by none. */
declare const __VERSION__: string

/** What somebody was sent here with to be signed in by: from public/first.js until src/session/held-ticket.ts takes it. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalTicket: { site: 'zwfw' | 'sso'; token: string } | undefined

/** Resolves at the first sign of somebody at the page, heard by public/first.js; not there where that has not run. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalAttended: Promise<unknown> | undefined

/** Shows the plain page of public/below.js in place of a portal that has failed as a whole; not there where public/first.js has not run. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalFailed: ((error: unknown) => void) | undefined

/** Carries the error that {@link portalFailed} was told, for public/below.js; undefined where a browser came to that by itself. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalError: unknown

declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
