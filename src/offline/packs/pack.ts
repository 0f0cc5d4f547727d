import * as v from 'valibot'
import { daysLeft, isDay } from '#lib/dates.ts'
import { shape } from '#offline/device/checked.ts'

/** Jobs that can be taken along: a declaration, a special one, an appeal, policies of the own industry, a sign-up. */
export const packKinds = ['apply', 'special', 'appeal', 'policies', 'activity'] as const
export type PackKind = (typeof packKinds)[number]

/**
 * Place of a piece on the device: a cached answer by query hash, a tree of choices by call, a file by its path at the
 * city, or the portal's own files.
 */
const Place = v.variant('in', [
  v.object({ in: v.literal('answers'), key: v.string() }),
  v.object({ in: v.literal('trees'), key: v.string() }),
  v.object({ in: v.literal('files'), key: v.string() }),
  v.object({ in: v.literal('portal') }),
])
export type Place = v.InferOutput<typeof Place>

/** Part of a pack for one purpose of its job: 空白表格, 企业资料 … */
const KeptPiece = v.object({
  name: v.string(),
  /** Extent of what came: 3 份, 尚未开始填写. */
  note: v.optional(v.string()),
  places: v.array(Place),
  /** Milliseconds by the city's clock when it last came whole; missing if it never did. */
  at: v.optional(v.number()),
  /** Message why it did not come the last time. */
  problem: v.optional(v.string()),
})
export type KeptPiece = v.InferOutput<typeof KeptPiece>

/** Facts about the job, known before and after its pieces came; dates as ISO text. */
const about = {
  title: v.string(),
  /** Address at which the job begins. */
  href: v.string(),
  /** Last moment to do it; missing for a job without one. */
  until: v.optional(v.string()),
  /** Office and phone to ask. */
  contact: v.optional(v.string()),
}
const Pack = v.object({
  kind: v.picklist(packKinds),
  /** Id of the item or activity; `own` for a job without a record. */
  record: v.string(),
  enId: v.string(),
  ...about,
  pieces: v.array(KeptPiece),
})
export type Pack = v.InferOutput<typeof Pack>
/** A job to take along. */
export type Job = Pick<Pack, 'kind' | 'record' | 'title' | 'href' | 'until' | 'contact'>

/** Shape of the row that holds all packs of a user, over all enterprises. */
export const packRows = shape(v.array(Pack))

/** A piece with what the device really holds of it: bytes, 0 for the portal's shared files; undefined if it lacks. */
export type CheckedPiece = KeptPiece & { bytes: number | undefined }
export type CheckedPack = Omit<Pack, 'pieces'> & { pieces: CheckedPiece[] }

/** Returns true for the same job of the same enterprise. */
export const isSameJob = (
  a: Pick<Pack, 'kind' | 'record' | 'enId'>,
  b: Pick<Pack, 'kind' | 'record' | 'enId'>,
): boolean => a.kind === b.kind && a.record === b.record && a.enId === b.enId

/** Returns the pieces that the device lacks; with none, the job can be ended without a network. */
export const lackingIn = ({ pieces }: CheckedPack): CheckedPiece[] =>
  pieces.filter(({ bytes }) => bytes === undefined)

/** Returns the bytes of a pack's own pieces on the device. */
export const bytesOf = ({ pieces }: CheckedPack): number =>
  pieces.reduce((sum, { bytes = 0 }) => sum + bytes, 0)

/** Names a place; undefined for the portal's files, which every pack shares and no removal takes. */
const nameOf = (place: Place) => (place.in === 'portal' ? undefined : `${place.in} ${place.key}`)

/** Returns the lookup of the packs that keep a place on the device. */
export function keepersIn<P extends Pick<Pack, 'pieces'>>(
  packs: readonly P[],
): (place: Place) => readonly P[] {
  const keepers = new Map<string | undefined, P[]>()
  for (const pack of packs) {
    for (const name of new Set(pack.pieces.flatMap(({ places }) => places.map(nameOf))))
      if (name !== undefined) keepers.set(name, [...(keepers.get(name) ?? []), pack])
  }
  return (place) => keepers.get(nameOf(place)) ?? []
}

/** Returns the other packs that keep the same places, so that a piece outlives the removal of its pack. */
export function othersKeeping<P extends Pack>(
  { places }: Pick<KeptPiece, 'places'>,
  of: P,
  packs: readonly P[],
): P[] {
  const keepers = keepersIn(packs.filter((one) => !isSameJob(one, of)))
  return [...new Set(places.flatMap(keepers))]
}

/** Returns when the oldest piece came, in milliseconds by the city's clock; 0 if one never came. */
export const ageOf = ({ pieces }: Pick<Pack, 'pieces'>): number =>
  Math.min(...pieces.map(({ at }) => at ?? 0))

/** Milliseconds after which a pack in use is renewed: a day, because items and activities change by the day. */
export const RENEW_AFTER = 86_400_000

/** Returns true for a job whose last moment has passed; it is in use no more. A day without a time lasts until its end. */
export const isOver = ({ until }: Pick<Pack, 'until'>, now: number): boolean =>
  until !== undefined && (isDay(until) ? daysLeft(until, now) < 0 : Date.parse(until) < now)

/** Returns true for a pack in use that is a day old or lacks a piece. */
export const isDue = (pack: CheckedPack, now: number): boolean =>
  !isOver(pack, now) && (lackingIn(pack).length > 0 || ageOf(pack) < now - RENEW_AFTER)
