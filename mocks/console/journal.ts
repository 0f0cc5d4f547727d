import type { JournalEntry, World } from '#mocks/city.ts'
import { limits } from '#mocks/limits.ts'
import { refuse } from '#mocks/refusal.ts'
import { portalOrigin } from '#mocks/origin.ts'
import type { Action } from './action.ts'
import { fileReply } from './file-reply.ts'
import { curlOf } from './curl.ts'
import { journalFile, journalIn, play } from './play.ts'
import { keepFormer } from './undo.ts'

/** Returns the calls of the console about calls; `consoleReply` carries out the acts of a journal that is played. */
export const journalActions = (consoleReply: (request: Request) => Promise<Response>) =>
  ({
    /**
     * Returns the newest calls; with `since` only those after the call of that `seq`, for readers that poll. `path` (a
     * part of it), `status` (`404`, `4xx`), `user` choose among them; `console=1` adds testers' own acts and the number
     * of changed rows.
     */
    'GET journal': (world, request) => {
      const query = new URL(request.url).searchParams
      const entries = world.journal.filter(wanted(query))
      return query.has('console') ? entries.map(withCount) : entries.filter((one) => !one.console).map(brief)
    },
    /** Returns one call with request, changed rows and answer, and as a line for curl. */
    'GET call': (world, request, seq) => {
      const entry = world.journal.find((one) => one.seq === Number(seq))
      if (!entry)
        return refuse.unreadable(`没有第 ${seq} 次调用的记录，只保留最近 ${String(limits.journal.most)} 次`)
      const { search = '', sent, answered, recording } = entry.detail ?? {}
      const { changes = [], more = 0 } = recording ?? {}
      const curl = curlOf(entry, world.name, portalOrigin(request) ?? 'http://127.0.0.1:4173')
      return { ...brief(entry), search, sent, answered, changes, more, curl }
    },
    /** Returns the calls as a file that `POST play` plays again. */
    'GET journal-file': (world) =>
      fileReply(JSON.stringify(journalFile(world)), `${world.name}.journal.json`),
    /** Plays a journal again from the beginning of its world: an exported one, or this world's own without a body. */
    'POST play': async (world, request) => {
      const played = await play(world.name, await journalIn(world, request), consoleReply)
      keepFormer(world, '重放', request)
      return played
    },
  }) satisfies Record<string, Action>

/** One call as lists show it. */
export interface ListedCall extends Omit<JournalEntry, 'detail'> {
  /** Number of rows that it changed, where that was asked for. */
  changed?: number
}

function brief(entry: JournalEntry): ListedCall {
  const { detail: _, ...listed } = entry
  return listed
}

const withCount = ({ detail, ...one }: JournalEntry): ListedCall => ({
  ...one,
  changed: (detail?.recording?.changes.length ?? 0) + (detail?.recording?.more ?? 0),
})

/** Returns the condition of a query for calls. */
function wanted(query: URLSearchParams): (one: World['journal'][number]) => boolean {
  const since = Number(query.get('since') ?? 0)
  const [path = '', status = '', user = ''] = ['path', 'status', 'user'].map((name) => query.get(name) ?? '')
  const isStatus = new RegExp(`^${status.replaceAll(/[^\dx]/g, '').replaceAll('x', '\\d')}$`)
  return (one) =>
    one.seq > since &&
    one.path.includes(path) &&
    (status === '' || isStatus.test(String(one.status))) &&
    (user === '' || one.user === user)
}
