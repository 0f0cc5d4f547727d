import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { applet } from '#api/applet.ts'
import { attribute } from '#api/attribute.ts'
import { auth } from '#api/auth.ts'
import { banner } from '#api/banner.ts'
import { binding } from '#api/binding.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { enterprise } from '#api/enterprise.ts'
import { favourite } from '#api/favourite.ts'
import { market } from '#api/market.ts'
import { match } from '#api/match.ts'
import { message } from '#api/message.ts'
import { news } from '#api/news.ts'
import { policy } from '#api/policy.ts'
import { qa } from '#api/qa.ts'
import { serve } from '#api/serve.ts'
import { tool } from '#api/tool.ts'
import type { LooseInput } from '#api/call/call.ts'
import type { Endpoint } from '#api/call/endpoint.ts'
import { pathOf, queryOf } from '#api/call/request.ts'
import type { World } from '#mocks/city.ts'
import * as account from './account.test-data.ts'
import type { Example } from './example.test-data.ts'
import * as exchange from './exchange.test-data.ts'
import * as matters from './matters.test-data.ts'
import * as policies from './policy.test-data.ts'

/** Example without its endpoint’s types. */
type Loose = Omit<Example<Endpoint>, 'input'> & { input: LooseInput | ((world: World) => LooseInput) }

/** Areas with their examples, in the order of the list of calls. */
export const areas: [Record<string, Endpoint>, Record<string, Loose>][] = [
  [auth, account.authExamples],
  [binding, account.bindingExamples],
  [appeal, matters.appealExamples],
  [common, account.commonExamples],
  [declare, matters.declareExamples],
  [docking, exchange.dockingExamples],
  [enterprise, account.enterpriseExamples],
  [market, exchange.marketExamples],
  [message, account.messageExamples],
  [policy, policies.policyExamples],
  [activity, policies.activityExamples],
  [news, policies.newsExamples],
  [favourite, policies.favouriteExamples],
  [applet, account.appletExamples],
  [attribute, account.attributeExamples],
  [match, policies.matchExamples],
  [banner, policies.bannerExamples],
  [qa, policies.qaExamples],
  [serve, exchange.serveExamples],
  [tool, policies.toolExamples],
]

/**
 * Returns the request of an example and its caller: by default u-enterprise if a member is needed; undefined is a
 * visitor.
 */
export function requestOf(example: Loose, endpoint: Endpoint, world: World) {
  const input = typeof example.input === 'function' ? example.input(world) : example.input
  return {
    line: `${endpoint.method} ${pathOf(endpoint.path, input.params)}${queryOf(input.query)}`,
    body: input.body,
    caller: example.as ?? (endpoint.access === 'member' ? ('u-enterprise' as const) : undefined),
  }
}
