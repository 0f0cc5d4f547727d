/** Address to which a browser posts files of other apps (`build/web-manifest.ts`); the service worker answers it. */
export const SHARE_PATH = '/share'

/** Outcome of a shared form: files are kept, or why not; also the fragment of the address that is opened then. */
export type ShareOutcome = 'received' | 'received-failed' | 'received-public' | 'received-none'

/** Returns the page that shows the outcome: 待上传, which has the files and the drafts they may go to. */
export const sharedTo = (outcome: ShareOutcome): string => `/user/outbox#${outcome}`
