import type { User } from '#mocks/auth/data.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/world.ts'
import type { DeclarationRow } from './data.ts'

/** The caller's own declaration, for an enterprise that the caller still holds; anybody else's is refused. */
export function ownDeclaration(world: World, user: User, id: string): DeclarationRow {
  const row = world.db.declaration.get(id, '申报')
  const own = row.userId === user.id && user.ens.some((one) => one.enId === row.enId)
  return own ? row : refuse.forbidden()
}

/** The caller's declarations for one enterprise, last changed first; none without an enterprise. */
export const declarationsOf = (world: World, user: User, enId: string): DeclarationRow[] =>
  world.db.declaration
    .all()
    .filter((one) => one.userId === user.id && one.enId === enId)
    .sort((a, b) => b.updateTime.localeCompare(a.updateTime))

/** Refuses unless the call is made for the enterprise that the body names. */
export function checkEnterprise(enId: string, declareEnId: string): void {
  if (enId !== declareEnId) refuse.forbidden('当前企业与申报企业不一致，请切换企业后再提交')
}
