import { ApiError } from '#api/call/error.ts'
import { configureHost } from '#api/call/host.ts'
import { listen, tellOthers } from '#offline/channel.ts'
import { isMissingChunk } from '#offline/chunk.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { awaitOwner, setOwner } from '#offline/owner.ts'
import { onReach } from '#offline/reach.ts'
import { common } from '#offline/view.ts'
import { account } from './account.ts'
import { clearTokens, readTokens, writeTokens } from './tokens.ts'

/** In the tab's store while somebody whose session has run out is on the way to the login page: a reload may cut that off. */
const EXPIRED = 'portal-expired'

/** What signs in and out: visitors do not need it at their start. */
const signing = () => import('./sign.ts')

/** Brings what renews a token; where the network lacks for its file, it would have lacked for the call too. */
const renewal = () =>
  import('./renew.ts').catch((error: unknown) => {
    throw isMissingChunk(error) ? new ApiError('network', undefined, { cause: error }) : error
  })

/** What the session asks of the page it runs in. */
interface Page {
  /** Leads to the login page, and back to where the person is; done when that page is there. */
  toLogin: () => Promise<void>
  /** Shows a message for a moment. */
  notify: (message: string) => void
}

/** Connects the contract to the cookies of this tab, and follows sign-ins and sign-outs of the others. */
export async function startSession({ toLogin, notify }: Page): Promise<void> {
  configureHost({
    notify,
    enId: () => account.enId,
    token: (userId) => {
      const kept = readTokens()
      // While the sign-in is open over the page nothing is read as a visitor: the answers would be kept as the user's.
      if (account.expired && !kept.accessToken) throw new ApiError('unauthorized')
      if (userId) return kept.userId === userId ? kept.accessToken : undefined
      // Another user is signing in, in another tab: this page must not call the city with their token.
      if (kept.accessToken && account.userInfo && kept.userId !== account.userInfo.id)
        throw new ApiError('unauthorized')
      return kept.accessToken
    },
    // Only once a token has run out.
    renew: async (used) => await (await renewal()).renewWith({ read: readTokens, write: writeTokens }, used),
    expired: () => {
      if (account.userInfo) tellOthers({ type: 'expired', userId: account.userInfo.id })
      expire(toLogin)
    },
  })
  listen((message) => {
    if (message.type === 'signed-out' && account.userInfo) void leave('signedOut').then(toLogin)
    if (message.type === 'signin' && message.userId === account.userInfo?.id) account.expired = true
    if (message.type === 'expired' && message.userId === account.userInfo?.id && !readTokens().accessToken)
      expire(toLogin)
    if (message.type === 'enterprises' && message.userId === account.userInfo?.id) {
      // A failure does no harm: the next start reads the user anew.
      signing()
        .then(({ reloadUser }) => reloadUser())
        .catch(() => undefined)
    }
    if (message.type === 'signed-in') void follow(message.userId, toLogin)
  })
  onReach((reach) => {
    if (reach !== 'online' || !readTokens().accessToken) return
    signing()
      .then(({ resumeLater }) => resumeLater())
      .catch(() => undefined)
  })
  if (readTokens().accessToken) {
    awaitOwner()
    await resume()
  } else await setOwner(undefined)
  if (textIn('sessionStorage', EXPIRED)) void ask(toLogin)
}

const leave = async (why?: 'signedOut') => await (await signing()).leave(why)
const resume = async () => await (await signing()).resumeSession()

/** Leads to the login page, and notes that this is still to come until it is there. */
async function ask(toLogin: Page['toLogin']): Promise<void> {
  keepText('sessionStorage', EXPIRED, 'yes')
  if (!readTokens().accessToken) await toLogin()
  keepText('sessionStorage', EXPIRED, '')
}

/** The session has run out: where something typed or queued is at stake the sign-in opens over the page, else the login page does. */
function expire(toLogin: Page['toLogin']): void {
  if (readTokens().accessToken) clearTokens()
  if (account.userInfo && (common.dirtyForms > 0 || common.outbox.length > 0)) account.expired = true
  else {
    keepText('sessionStorage', EXPIRED, 'yes')
    void leave().then(() => ask(toLogin))
  }
}

/** Another tab has signed in: the same user goes on here, another one takes this tab over. */
async function follow(userId: string, toLogin: Page['toLogin']): Promise<void> {
  if (account.userInfo?.id === userId) {
    account.expired = false
    return
  }
  const had = account.userInfo !== undefined
  if (had) await leave()
  await resume()
  if (had) await toLogin()
}
