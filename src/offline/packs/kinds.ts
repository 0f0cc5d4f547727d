import type { QueryClient } from '@tanstack/react-query'
import type { Piece } from './bring.ts'
import type { Job, PackKind } from './pack.ts'

/** Lists the pieces of a job for the enterprise that is current now. */
export type PiecesOf = (client: QueryClient, job: Job) => Piece[]

/** Pieces of every kind of pack. */
export type PackPieces = Readonly<Record<PackKind, PiecesOf>>

let load: (() => Promise<PackPieces>) | undefined
const waiting: (() => void)[] = []

/**
 * Sets the loader of all kinds of packs. Their pieces are queries of many areas, which this folder must not import; the
 * start knows them all.
 */
export function setPackPieces(loader: () => Promise<PackPieces>): void {
  load = loader
  waiting.splice(0).forEach((go) => go())
}

/** Returns the pieces of a job; waits for the start. @throws Error if their code cannot be loaded */
export async function piecesOf(client: QueryClient, job: Job): Promise<Piece[]> {
  if (!load) await new Promise<void>((go) => waiting.push(go))
  return (await load!())[job.kind](client, job)
}
