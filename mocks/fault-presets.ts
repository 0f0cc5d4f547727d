import * as v from 'valibot'
import { strictObject, parseSent } from './console/sent.ts'
import { type ActiveFault, begun, Fault } from './faults.ts'
import type { World } from './city.ts'

interface Preset {
  title: string
  /** One sentence about what people notice. */
  sees: string
  fault: v.InferInput<typeof Fault>
}

/** Faults that testers ask for by name; call, share, times and minutes can be set with each. */
export const presets = {
  slow: { title: '慢网', sees: '每次调用慢 3 秒。', fault: { latencyMs: 3_000 } },
  flaky: {
    title: '断断续续',
    sees: '十次里断三次，还有一次办成了却收不到回执。',
    fault: { dropBefore: 0.3, dropAfter: 0.1 },
  },
  maintenance: {
    title: '维护中',
    sees: '返回 503，请 2 分钟后再试；2 分钟后恢复。',
    fault: { status: 503, retryAfter: 120, minutes: 2 },
  },
  captive: { title: '登录页劫持', sees: '返回酒店、车站的上网认证页。', fault: { captive: 1 } },
  broken: { title: '坏数据', sees: '应答不合约定。', fault: { breakContract: 1 } },
  'lost-receipt': {
    title: '回执丢一次',
    sees: '下一次提交已办成，但回执丢失；重发不会办两次。',
    fault: { dropAfter: 1, keyed: true, times: 1 },
  },
} satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

/** Request for a preset: by its name or title, with what differs. */
export const PresetRequest = strictObject({
  preset: v.picklist(Object.entries(presets).flatMap(([name, { title }]) => [name, title])),
  match: Fault.entries.match,
  times: v.optional(Fault.entries.times.wrapped),
  minutes: Fault.entries.minutes,
  /** Share of the calls that it hits, 0 to 1; by default the preset's own. */
  share: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
})

/** Probabilities of a fault, which `share` replaces. */
const shares = ['dropBefore', 'dropAfter', 'captive', 'breakContract'] as const

/** Adds a preset to the faults of a world and returns it; a running one of the same name and path begins anew. */
export function beginPreset(
  world: World,
  { preset, match, times, minutes, share }: v.InferOutput<typeof PresetRequest>,
): ActiveFault {
  const { title, fault } = Object.entries<Preset>(presets).find(
    ([name, one]) => name === preset || one.title === preset,
  )![1]
  const shared =
    share === undefined
      ? {}
      : {
          ...Object.fromEntries(shares.filter((one) => fault[one]).map((one) => [one, share])),
          ...(fault.status === undefined ? {} : { statusChance: share }),
        }
  const given = {
    title,
    ...fault,
    ...shared,
    match,
    ...(times === undefined ? {} : { times }),
    ...(minutes === undefined ? {} : { minutes }),
  }
  world.faults = world.faults.filter((one) => one.title !== title || one.match !== match)
  const [active] = begun([parseSent(Fault, given)])
  world.faults.push(active!)
  return active!
}
