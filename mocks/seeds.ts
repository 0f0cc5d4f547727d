import * as activity from './activity/seed.ts'
import * as appeal from './appeal/seed.ts'
import * as auth from './auth/seed.ts'
import * as banner from './banner/seed.ts'
import * as declare from './declare/seed.ts'
import * as docking from './docking/seed.ts'
import * as enterprise from './enterprise/seed.ts'
import * as favourite from './favourite/seed.ts'
import * as market from './market/seed.ts'
import * as match from './match/seed.ts'
import * as message from './message/seed.ts'
import * as newcomers from './newcomers.ts'
import * as news from './news/seed.ts'
import * as policy from './policy/seed.ts'
import * as qa from './qa/seed.ts'
import * as rating from './rating/clock.ts'
import * as serve from './serve/seed.ts'

/**
 * Seeds of all areas in the order of filling: records come before the records that refer to them. Areas without a seed
 * begin empty.
 */
export const seeds = [
  auth.seed,
  enterprise.seed,
  policy.seed,
  banner.seed,
  activity.seed,
  news.seed,
  favourite.seed,
  match.seed,
  declare.seed,
  docking.seed,
  market.seed,
  serve.seed,
  appeal.seed,
  rating.seed,
  qa.seed,
  message.seed,
  newcomers.seed,
]
