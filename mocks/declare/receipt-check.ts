import type { CheckedReceipt } from '#api/declare.ts'
import { codeDrawn, randomOf } from '#mocks/random.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { DeclarationRow } from './tables.ts'

/**
 * Returns the code (核验码) printed on a receipt beside its number, so that nobody can try out numbers. It is derived from
 * the record, so that a receipt can be verified even after a restart; a real city signs with its own key.
 */
const verificationCode = (world: World, { id, declareNo = '' }: DeclarationRow): string =>
  codeDrawn(randomOf(`receipt ${String(world.seed)} ${id} ${declareNo}`))

/**
 * Returns the address at which anybody can verify a receipt: the portal's page of public notices, with number and code.
 */
export function checkAddress(world: World, row: DeclarationRow, origin: string): string {
  const search = new URLSearchParams({ id: row.declareNo ?? '', check: verificationCode(world, row) })
  return new URL(`/declare/public/detail?${search.toString()}`, origin).href
}

/**
 * Returns the public facts of a receipt. The call of a notice's detail answers with them, because none of the calls
 * checks a receipt. Price: one call with two kinds of answers.
 * @throws Refusal with the same message for an unknown number and for a wrong code
 */
export function checkedReceipt(world: World, number: string, check: string): CheckedReceipt {
  const row = world.db.declaration.findFirst({ where: { declareNo: { equals: number } } })
  if (!row || verificationCode(world, row) !== check) return refuse.missing('回执')
  const { declareNo = '', submitTime = '', itemName, status } = row
  return { declareNo, submitTime, itemName, status }
}
