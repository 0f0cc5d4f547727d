import * as activity from './activity/data.ts'
import * as appeal from './appeal/data.ts'
import * as applet from './applet/data.ts'
import * as attribute from './attribute/data.ts'
import * as auth from './auth/data.ts'
import * as banner from './banner/data.ts'
import * as common from './common/data.ts'
import * as declare from './declare/data.ts'
import * as docking from './docking/data.ts'
import * as enterprise from './enterprise/data.ts'
import * as favourite from './favourite/data.ts'
import * as market from './market/data.ts'
import * as match from './match/data.ts'
import * as message from './message/data.ts'
import * as news from './news/data.ts'
import * as policy from './policy/data.ts'
import * as qa from './qa/data.ts'
import * as serve from './serve/data.ts'
import * as tool from './tool/data.ts'

/** The tables of every area; one object, so that a world knows all its rows by type. */
export const tables = {
  ...auth.tables,
  ...common.tables,
  ...enterprise.tables,
  ...attribute.tables,
  ...policy.tables,
  ...banner.tables,
  ...activity.tables,
  ...news.tables,
  ...favourite.tables,
  ...match.tables,
  ...declare.tables,
  ...docking.tables,
  ...market.tables,
  ...serve.tables,
  ...appeal.tables,
  ...qa.tables,
  ...message.tables,
  ...applet.tables,
  ...tool.tables,
}

/** Fills every area, in this order: what is pointed at comes before what points. */
export const seeds = [
  auth.seed,
  common.seed,
  enterprise.seed,
  attribute.seed,
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
  qa.seed,
  message.seed,
  applet.seed,
  tool.seed,
]
