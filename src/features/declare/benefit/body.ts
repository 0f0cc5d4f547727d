import type { Declaration, Payee } from '#api/declaration.ts'
import type { UpdateBody } from '#api/declare.ts'

type Benefit = Pick<Declaration, 'id' | 'version' | 'itemId' | 'enId'>

/**
 * Returns the body of a call about an application-free benefit: the enterprise's decision, with the missing payee or
 * the reason.
 */
export const bodyOf = (
  { id, version, itemId, enId }: Benefit,
  action: 'confirm' | 'giveUp',
  more: { payee?: Payee; reason?: string } = {},
): UpdateBody => ({
  id,
  version,
  declareEntId: itemId,
  declareEnId: enId,
  type: 'apply-msjx',
  action,
  ...more,
})
