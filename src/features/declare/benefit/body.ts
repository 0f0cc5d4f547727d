import type { Declaration, Payee } from '#api/declaration.ts'
import type { UpdateBody } from '#api/declare.ts'

type Benefit = Pick<Declaration, 'id' | 'version' | 'itemId' | 'enId'>

/** What is sent of an application-free benefit: the enterprise's will, and what was missing or why not. */
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
