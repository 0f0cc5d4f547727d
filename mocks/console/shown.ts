import { shown as activity } from '#mocks/activity/shown.ts'
import { shown as appeal } from '#mocks/appeal/shown.ts'
import { shown as applet } from '#mocks/applet/shown.ts'
import { shown as attribute } from '#mocks/attribute/shown.ts'
import { shown as auth } from '#mocks/auth/shown.ts'
import { shown as banner } from '#mocks/banner/shown.ts'
import { shown as common } from '#mocks/common/shown.ts'
import { shown as declare } from '#mocks/declare/shown.ts'
import { shown as docking } from '#mocks/docking/shown.ts'
import { shown as enterprise } from '#mocks/enterprise/shown.ts'
import { shown as favourite } from '#mocks/favourite/shown.ts'
import { shown as market } from '#mocks/market/shown.ts'
import { shown as match } from '#mocks/match/shown.ts'
import { shown as message } from '#mocks/message/shown.ts'
import { shown as news } from '#mocks/news/shown.ts'
import { shown as policy } from '#mocks/policy/shown.ts'
import { shown as qa } from '#mocks/qa/shown.ts'
import { shown as serve } from '#mocks/serve/shown.ts'
import type { ShownTable } from './shown-table.ts'

/** Tables of the city by area, in the order in which the console lists them. */
export const shownAreas: readonly { title: string; tables: Readonly<Record<string, ShownTable>> }[] = [
  { title: '申报', tables: declare },
  { title: '诉求', tables: appeal },
  { title: '供需对接', tables: docking },
  { title: '工业产品', tables: market },
  { title: '专业服务', tables: serve },
  { title: '活动', tables: activity },
  { title: '消息', tables: message },
  { title: '账号', tables: auth },
  { title: '企业', tables: { ...enterprise, ...attribute } },
  { title: '政策', tables: { ...policy, ...favourite, ...match } },
  { title: '内容', tables: { ...news, ...banner, ...qa } },
  { title: '文件与日志', tables: { ...common, ...applet } },
]

/** Returns a table as the console lists it, by its name. */
export const shownTable = (name: string): ShownTable | undefined =>
  shownAreas.map(({ tables }) => tables).find((tables) => Object.hasOwn(tables, name))?.[name]
