import type { User } from './auth/tables.ts'
import { refuse } from './refusal.ts'
import type { World } from './city.ts'

/** Whose a record is: an enterprise's, whoever wrote it; a person's own where `enId` is ''. */
export interface Owned {
  enId: string
  userId: string
}

/**
 * What a caller may do with records: the one rule of whose they are. A call is made for the enterprise that its enId
 * header names, or, where that is empty, for the person alone; it sees that side's records and no others, not even
 * those of another enterprise that the same person holds.
 */
export interface Rights {
  /** The caller. @throws Refusal 401 for a visitor */
  readonly user: User
  /** The enterprise that the call is made for. @throws Refusal 403 where the caller does not hold it, or none is named */
  readonly enId: string
  /** The same for what a person may do without an enterprise, too: '' where none is named. @throws Refusal 403 where the caller does not hold it */
  readonly enIdIfAny: string
  /** True where a record is of the side that the call is made for; never for a visitor. */
  owns: (row: Owned) => boolean
  /** The record itself. @throws Refusal 403 for anybody else's, which names the enterprise to change to where the caller holds that one */
  own: <Row extends Owned>(row: Row) => Row
  /** Narrows a query to the records of the side that the call is made for. @throws Refusal 403 where the caller does not hold the enterprise */
  readonly mine: { enId: { equals: string }; userId?: { equals: string } }
}

/** Who acts, and in which city. */
export interface Caller extends Rights {
  world: World
}

/** The rights of a caller, or of a visitor, under an enId header as it came. */
export function rightsOf(visitor: User | undefined, enIdHeader: string): Rights {
  const held = (enId: string) => visitor?.ens.find((one) => one.enId === enId)
  const rights: Rights = {
    get user() {
      return visitor ?? refuse.unauthorized()
    },
    get enId() {
      return rights.enIdIfAny || refuse.forbidden('请先选择或绑定企业')
    },
    get enIdIfAny() {
      const { ens } = rights.user
      const holds = enIdHeader === '' || ens.some((one) => one.enId === enIdHeader)
      return holds ? enIdHeader : refuse.forbidden('没有绑定该企业，不能以该企业的名义查看或办理')
    },
    owns({ enId, userId }) {
      if (!visitor || enId !== enIdHeader) return false
      return enId === '' ? userId === visitor.id : held(enId) !== undefined
    },
    own(row) {
      // Reading the enterprise first refuses one that is not held.
      void rights.enIdIfAny
      if (rights.owns(row)) return row
      const other = held(row.enId)
      return refuse.forbidden(other && `该内容属于“${other.enName}”，请切换到该企业后再查看或办理`)
    },
    // An enterprise that is not held is refused: an empty list would hide that.
    get mine() {
      const enId = { equals: rights.enIdIfAny }
      return enId.equals ? { enId } : { enId, userId: { equals: rights.user.id } }
    },
  }
  return rights
}
