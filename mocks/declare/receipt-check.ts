import type { CheckedReceipt } from '#api/declare.ts'
import { codeDrawn, randomOf } from '#mocks/random.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

/**
 * The code (核验码) that stands on a receipt beside its number, so that nobody can walk through the numbers. It is drawn
 * from the record, so that a paper can be checked after a restart, too; a real city signs with a key of its own.
 */
const checkCode = (world: World, { id, declareNo = '' }: DeclarationRow): string =>
  codeDrawn(randomOf(`receipt ${String(world.seed)} ${id} ${declareNo}`))

/** Where anybody can check a receipt: the portal's page of public notices, with number and code. */
export function checkAddress(world: World, row: DeclarationRow, origin: string): string {
  const search = new URLSearchParams({ id: row.declareNo ?? '', check: checkCode(world, row) })
  return new URL(`/declare/public/detail?${search.toString()}`, origin).href
}

/**
 * What anybody who holds a receipt is told of it.
 * @throws Refusal in the same words for a number that nobody has and for a wrong code
 */
export function checkedReceipt(world: World, number: string, check: string): CheckedReceipt {
  const row = world.db.declaration.findFirst({ where: { declareNo: { equals: number } } })
  if (!row || checkCode(world, row) !== check) return refuse.missing('回执')
  const { declareNo = '', submitTime = '', itemName, status } = row
  return { declareNo, submitTime, itemName, status }
}
