import { keepPreviousData, QueryCache, QueryClient, useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import type { Answers } from '#mocks/console/api.ts'
import { UNDO_HEADER } from '#mocks/console/undo-header.ts'
import { readCookie } from '#mocks/bar/cookie.ts'
import { linkTo, type Query } from './address.ts'
import { show } from './outcome.ts'

/** Part of a call behind its line: `{ rest: 'user' }` reads /__mock/table/user. */
export interface Sent {
  rest?: string
  query?: Query
  body?: unknown
}

/** Answers of the console's API on this page; each action makes them stale (`run`). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => show(messageOf(error), 'bad') }),
  defaultOptions: { queries: { retry: false, staleTime: 1_000, placeholderData: keepPreviousData } },
})

/**
 * Calls the console's JSON API: `ask('POST reset', { body: { scenario: 'busy' } })`.
 * @throws Error with the city's message in Chinese
 */
export async function ask<Line extends keyof Answers>(
  line: Line,
  { rest, query, body }: Sent = {},
): Promise<Answers[Line]> {
  const [method, verb] = line.split(' ')
  const path = `/__mock/${verb!}${rest === undefined ? '' : `/${encodeURIComponent(rest)}`}`
  const reply = await fetch(path + linkTo('', query).slice(2), {
    method: method!,
    headers: { [UNDO_HEADER]: 'keep' },
    ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
  }).catch(() => undefined)
  if (!reply) throw new Error('测试控制台没有应答，请确认 npm start 或 npm run dev 仍在运行')
  const answer: unknown = await reply.json().catch(() => undefined)
  if (!reply.ok) throw new Error((answer as { error?: string } | undefined)?.error ?? '测试控制台出错')
  return answer as Answers[Line]
}

/**
 * Returns an answer of the console's API, read again after each action.
 * @param every milliseconds after which it is read again by itself; never where undefined
 */
export const useAnswer = <Line extends keyof Answers>(line: Line, sent: Sent = {}, every?: number) =>
  useQuery({
    queryKey: [line, sent],
    queryFn: () => ask(line, sent),
    refetchInterval: every ?? false,
  })

/** Returns the world of this browser, also of the portal's own tabs. */
export const currentWorld = (): string => readCookie('mock_world') ?? 'default'

/**
 * Makes this browser use a world, also in the portal's own tabs. The address names it, so that a copied one opens the same
 * world for somebody else.
 */
export function enterWorld(name: string): void {
  document.cookie = `mock_world=${name}; Path=/; SameSite=Lax`
  history.replaceState(null, '', `?world=${name}${location.hash}`)
}

/** Enters the world that a shared address names (/__mock?world=demo#/records), else the one of this browser. */
export function enterWorldOfAddress(): void {
  const name = new URLSearchParams(location.search).get('world')
  enterWorld(name && /^[\w-]+$/.test(name) ? name : currentWorld())
}
