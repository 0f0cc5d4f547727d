import { ApiError } from '#api/call/error.ts'
import { configureHost } from '#api/call/host.ts'
import { listen, postToOthers } from '#offline/channel.ts'
import { isMissingChunk } from '#offline/chunk.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { awaitOwner, setOwner } from '#offline/owner.ts'
import { onReach } from '#offline/reach.ts'
import { deviceState } from '#offline/view.ts'
import { account } from './account.ts'
import { clearTokens, readTokens, writeTokens } from './tokens.ts'

/**
 * Key in session storage, set while the login page opens after the session has expired, because a reload may
 * interrupt that.
 */
const EXPIRED = 'portal-expired'

/** Loads sign-in and sign-out, which visitors do not need at the start. */
const loadSigning = () => import('./sign.ts')

/**
 * Loads the renewal of tokens. A missing file counts as a network failure, because the call would have
 * failed, too.
 */
const loadRenewal = () =>
  import('./renew.ts').catch((error: unknown) => {
    throw isMissingChunk(error) ? new ApiError('network', undefined, { cause: error }) : error
  })

/** Functions of the page that the session uses. */
interface Page {
  /** Opens the login page, which leads back to the current one; resolves when the login page is shown. */
  toLogin: () => Promise<void>
  /** Shows a message for a moment. */
  notify: (message: string) => void
}

/** Connects the contract to the cookies of this tab, and follows sign-ins and sign-outs in other tabs. */
export async function startSession({ toLogin, notify }: Page): Promise<void> {
  configureHost({
    notify,
    enId: () => account.enId,
    token: (userId) => {
      const cookies = readTokens()
      // Reads nothing as a visitor while the sign-in is open over the page, because responses would be cached
      // as the user's.
      if (account.expired && !cookies.accessToken) throw new ApiError('unauthorized')
      if (userId) return cookies.userId === userId ? cookies.accessToken : undefined
      // Rejects calls while another user signs in in another tab: this page must not use that user's token.
      if (cookies.accessToken && account.userInfo && cookies.userId !== account.userInfo.id)
        throw new ApiError('unauthorized')
      return cookies.accessToken
    },
    // Loaded only once a token has expired.
    renew: async (used) =>
      await (await loadRenewal()).renewWith({ read: readTokens, write: writeTokens }, used),
    expired: () => {
      if (account.userInfo) postToOthers({ type: 'expired', userId: account.userInfo.id })
      expire(toLogin)
    },
  })
  listen((message) => {
    if (message.type === 'signed-out' && account.userInfo) void leave('signedOut').then(toLogin)
    if (message.type === 'signin' && message.userId === account.userInfo?.id) account.expired = true
    if (message.type === 'expired' && message.userId === account.userInfo?.id && !readTokens().accessToken)
      expire(toLogin)
    if (message.type === 'enterprises' && message.userId === account.userInfo?.id) {
      // Ignores a failure, because the next start loads the user again.
      loadSigning()
        .then(({ reloadUser }) => reloadUser())
        .catch(() => undefined)
    }
    if (message.type === 'signed-in') void followSignIn(message.userId, toLogin)
  })
  onReach((reach) => {
    if (reach !== 'online' || !readTokens().accessToken) return
    loadSigning()
      .then(({ resumeLater }) => resumeLater())
      .catch(() => undefined)
  })
  if (readTokens().accessToken) {
    awaitOwner()
    await resume()
  } else await setOwner(undefined)
  if (textIn('sessionStorage', EXPIRED)) void goToLogin(toLogin)
}

const leave = async (why?: 'signedOut') => await (await loadSigning()).leave(why)
const resume = async () => await (await loadSigning()).resumeSession()

/** Opens the login page, and keeps a note of it until that page is shown. */
async function goToLogin(toLogin: Page['toLogin']): Promise<void> {
  keepText('sessionStorage', EXPIRED, 'yes')
  if (!readTokens().accessToken) await toLogin()
  keepText('sessionStorage', EXPIRED, '')
}

/**
 * Ends an expired session: opens the sign-in over a page with edits or outbox items, otherwise the login
 * page. Drafts, files and outbox stay reserved for the user, so that a mistaken sign-out loses nothing; an
 * expired token never turns the user into a visitor.
 */
function expire(toLogin: Page['toLogin']): void {
  if (readTokens().accessToken) clearTokens()
  if (account.userInfo && (deviceState.dirtyForms > 0 || deviceState.outbox.length > 0))
    account.expired = true
  else {
    keepText('sessionStorage', EXPIRED, 'yes')
    void leave().then(() => goToLogin(toLogin))
  }
}

/** Follows a sign-in in another tab: the same user continues here, another one takes over this tab. */
async function followSignIn(userId: string, toLogin: Page['toLogin']): Promise<void> {
  if (account.userInfo?.id === userId) {
    account.expired = false
    return
  }
  const hadUser = account.userInfo !== undefined
  if (hadUser) await leave()
  await resume()
  if (hadUser) await toLogin()
}
