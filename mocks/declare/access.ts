import type { Where } from '#mocks/query.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { DeclarationRow } from './tables.ts'

/** Returns a declaration of the caller's enterprise. @throws Refusal 403 for anybody else's */
export const ownDeclaration = (by: Caller, id: string): DeclarationRow =>
  by.own(by.world.db.declaration.get(id, '申报'))

/**
 * Returns the declarations of the caller's enterprise that match `where`, the last changed first; none without an
 * enterprise.
 */
export const declarationsOf = (
  { world, mine }: Caller,
  where: Where<DeclarationRow> = {},
): DeclarationRow[] =>
  world.db.declaration.findMany({ where: { ...where, ...mine }, orderBy: { updateTime: 'desc' } })

/** Refuses unless the call is made for the enterprise that the body names. */
export function checkEnterprise(enId: string, declareEnId: string): void {
  if (enId !== declareEnId) refuse.forbidden('当前企业与申报企业不一致，请切换企业后再提交')
}
