import * as activity from './activity/tables.ts'
import * as appeal from './appeal/tables.ts'
import * as applet from './applet/tables.ts'
import * as attribute from './attribute/tables.ts'
import * as auth from './auth/tables.ts'
import * as banner from './banner/tables.ts'
import * as common from './common/tables.ts'
import * as declare from './declare/tables.ts'
import * as docking from './docking/tables.ts'
import * as enterprise from './enterprise/tables.ts'
import * as favourite from './favourite/tables.ts'
import * as market from './market/tables.ts'
import * as match from './match/tables.ts'
import * as message from './message/tables.ts'
import * as news from './news/tables.ts'
import * as policy from './policy/tables.ts'
import * as qa from './qa/tables.ts'
import * as serve from './serve/tables.ts'

/** Tables of every area in one object, so that a world has the row types of all of them. */
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
}
