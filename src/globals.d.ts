/**
 * Address of the city's API, set when building (`API_BASE=https://… npm run build`); '' for the portal's own
 * origin.
 */
declare const __API_BASE__: string
/** Cipher of passwords, set when building (`PASSWORD_CIPHER=sm2`). */
declare const __PASSWORD_CIPHER__: 'rsa' | 'sm2'
/**
 * Public key that encrypts passwords, set when building (`PASSWORD_KEY_FILE=…`), the mock's by default: PEM for RSA, hex
 * of the point for SM2.
 */
declare const __PASSWORD_KEY__: string
/**
 * Sign-in address of the government-service site, set when building (`GOV_SITE=https://…`); '' if there is
 * none.
 */
declare const __GOV_SITE__: string
/** Address of the survey on the home page, set when building (`SURVEY_SITE=https://…`); '' for none. */
declare const __SURVEY_SITE__: string
/** True for a build that the mock city serves: neither `API_BASE` nor `API_PROXY` names a real one. */
declare const __MOCK_CITY__: boolean
/** Version of this build, for display only. */
declare const __VERSION__: string

/**
 * Ticket with which a person was sent here to sign in, from public/first.js until src/session/held-ticket.ts
 * takes it over.
 */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalTicket: { site: 'zwfw' | 'sso'; token: string } | undefined

/** Resolves at the first sign of a person, noted by public/first.js; undefined if that has not run. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalAttended: Promise<unknown> | undefined

/**
 * Replaces a failed portal with the plain page of public/below.js; undefined if public/first.js has not run.
 */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalFailed: ((error: unknown) => void) | undefined

/** Error passed to {@link portalFailed}, for public/below.js; undefined in a browser below the floor. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var portalError: unknown

declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
