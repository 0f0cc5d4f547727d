import { handlers as activity } from './activity/handlers.ts'
import { handlers as appeal } from './appeal/handlers.ts'
import { handlers as applet } from './applet/handlers.ts'
import { handlers as attribute } from './attribute/handlers.ts'
import { handlers as auth } from './auth/handlers.ts'
import { handlers as banner } from './banner/handlers.ts'
import { handlers as common } from './common/handlers.ts'
import { handlers as declare } from './declare/handlers.ts'
import { handlers as docking } from './docking/handlers.ts'
import { handlers as enterprise } from './enterprise/handlers.ts'
import { handlers as favourite } from './favourite/handlers.ts'
import { handlers as market } from './market/handlers.ts'
import { handlers as match } from './match/handlers.ts'
import { handlers as message } from './message/handlers.ts'
import { handlers as news } from './news/handlers.ts'
import { handlers as policy } from './policy/handlers.ts'
import { handlers as qa } from './qa/handlers.ts'
import { handlers as serve } from './serve/handlers.ts'
import { handlers as tool } from './tool/handlers.ts'

/** Every handler of the city's API. */
export const handlers = [
  ...activity,
  ...appeal,
  ...applet,
  ...attribute,
  ...auth,
  ...banner,
  ...common,
  ...declare,
  ...docking,
  ...enterprise,
  ...favourite,
  ...market,
  ...match,
  ...message,
  ...news,
  ...policy,
  ...qa,
  ...serve,
  ...tool,
]
