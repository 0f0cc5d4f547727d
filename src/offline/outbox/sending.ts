// Code that a tab needs only for sending: the replay, every call that may be waiting, and the words of its results.
import '#api/all.ts'
import { post } from '#offline/notices/here.ts'
import { resultNotice } from '#offline/notices/words.ts'
import { replay as replayTelling } from './replay.ts'

/** Sends the outbox like {@link replayTelling}; while the page is hidden, has the worker notify of each result. */
export const replay = (userId: string, options: { hurry?: boolean }) =>
  replayTelling(userId, {
    ...options,
    tell(item, answer) {
      const notice = resultNotice(item, answer)
      if (notice && document.hidden) void post({ type: 'RESULT', notice }).catch(() => undefined)
    },
  })
