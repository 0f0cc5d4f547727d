import type { MatchLevel } from './match-words.ts'
import { CLOSING_DAYS, type Window, windowOf } from './window.ts'

/** Parts of a report's policy that a plan uses. */
export interface Plannable extends Window {
  policyId: string
  title: string
  matchLevel: MatchLevel
  supportMode: string
  amountMax?: number
  materials: readonly { name: string; required: boolean; note: string; template?: string }[]
  steps: readonly { limitDays?: number }[]
  contactOrg: string
  contactPhone: string
}

/** Phases of a plan; those that close first come first. */
const phases = ['马上办', '限期办', '随时办', '即将开始', '免申即享'] as const
type Phase = (typeof phases)[number]

/** Explanations of the phases. */
export const phaseHints: Record<Phase, string> = {
  马上办: `${String(CLOSING_DAYS)} 天内截止`,
  限期办: '有截止日期',
  随时办: '常年受理',
  即将开始: '申报尚未开始，可先准备材料',
  免申即享: '由部门比对后直接兑付',
}

/**
 * Returns the effort of an application: one for each required material, half for each other one, one for each
 * step.
 */
export const effortOf = ({ materials, steps }: Pick<Plannable, 'materials' | 'steps'>): number =>
  materials.reduce((sum, { required }) => sum + (required ? 1 : 0.5), 0) + steps.length

/** Returns the policies of a plan: those that fit, and those that nearly fit. */
export const plannedOf = <P extends Pick<Plannable, 'matchLevel'>>(items: readonly P[]): P[] =>
  items.filter(({ matchLevel }) => matchLevel === 'recommended' || matchLevel === 'potential')

/** Returns the phase of a policy at `now` (milliseconds); undefined when it has closed. */
function phaseOf(policy: Window & { supportMode: string }, now: number): Phase | undefined {
  const { state } = windowOf(policy, now)
  if (state === '已截止') return undefined
  if (policy.supportMode === '免申即享') return '免申即享'
  if (state === '即将截止') return '马上办'
  if (state === '未开始') return '即将开始'
  return state === '常年受理' || policy.applyEnd === undefined ? '随时办' : '限期办'
}

/**
 * Plans a report's policies: by phase, within it by the earliest deadline (or start), then by least effort,
 * then by highest amount. Leaves out policies that have closed since the report.
 */
export function planOf<P extends Plannable>(
  items: readonly P[],
  now: number,
): { phase: Phase; items: P[] }[] {
  const dayOf = (one: P, phase: Phase) => {
    const moment = phase === '即将开始' ? one.applyStart : one.isRolling ? undefined : one.applyEnd
    return moment === undefined ? Infinity : Date.parse(moment)
  }
  return phases
    .map((phase) => ({
      phase,
      items: items
        .filter((one) => phaseOf(one, now) === phase)
        .sort((a, b) => {
          const [one, other] = [dayOf(a, phase), dayOf(b, phase)]
          const days = one === other ? 0 : one - other
          return days || effortOf(a) - effortOf(b) || (b.amountMax ?? 0) - (a.amountMax ?? 0)
        }),
    }))
    .filter((group) => group.items.length > 0)
}

/** Material with the policies that ask for it. */
interface SharedMaterial {
  name: string
  note: string
  /** True if any of them requires it. */
  required: boolean
  template?: string
  policies: string[]
}

/**
 * Returns every material once, those that most policies ask for first, so that people prepare it once for all
 * of them.
 */
export function sharedMaterials(items: readonly Pick<Plannable, 'title' | 'materials'>[]): SharedMaterial[] {
  const found = new Map<string, SharedMaterial>()
  for (const { title, materials } of items) {
    for (const { name, note, required, template } of materials) {
      const one = found.get(name) ?? { name, note, required: false, policies: [] }
      if (!one.policies.includes(title)) one.policies.push(title)
      one.required ||= required
      if (template !== undefined) one.template ??= template
      found.set(name, one)
    }
  }
  return [...found.values()].sort(
    (a, b) => b.policies.length - a.policies.length || Number(b.required) - Number(a.required),
  )
}

/** Office with its telephones, and the policies that each one answers for. */
interface Contact {
  org: string
  phones: { phone: string; policies: { id: string; title: string }[] }[]
}

/** Returns the contacts by office; those that answer for most policies first. */
export function contactsOf(
  items: readonly Pick<Plannable, 'policyId' | 'title' | 'contactOrg' | 'contactPhone'>[],
): Contact[] {
  const found = new Map<string, Map<string, { id: string; title: string }[]>>()
  for (const { policyId, title, contactOrg, contactPhone } of items) {
    const phones = found.get(contactOrg) ?? new Map<string, { id: string; title: string }[]>()
    phones.set(contactPhone, [...(phones.get(contactPhone) ?? []), { id: policyId, title }])
    found.set(contactOrg, phones)
  }
  const count = ({ phones }: Contact) => phones.reduce((sum, { policies }) => sum + policies.length, 0)
  return [...found]
    .map(([org, phones]) => ({ org, phones: [...phones].map(([phone, policies]) => ({ phone, policies })) }))
    .sort((a, b) => count(b) - count(a))
}
