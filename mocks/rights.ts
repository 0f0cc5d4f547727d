import type { User } from './auth/tables.ts'
import { refuse } from './refusal.ts'
import type { World } from './city.ts'

/** Owner of a record: an enterprise, whoever wrote the record; or a person, where `enId` is ''. */
export interface Owned {
  enId: string
  userId: string
}

/**
 * Rights of a caller on records; the only rule of ownership. A call acts for the enterprise named in its enId header
 * or, where the header is empty, for the person. It sees the records of that owner only, not those of another
 * enterprise of the same person.
 */
export interface Rights {
  /** The caller. @throws Refusal 401 for a visitor */
  readonly user: User
  /**
   * Id of the enterprise for which the call acts. @throws Refusal 403 where the caller does not belong to the
   * enterprise, or none is named
   */
  readonly enId: string
  /**
   * Id of the enterprise for calls that a person may also make without one; '' where none is named. @throws Refusal 403
   * where the caller does not belong to the enterprise
   */
  readonly enIdIfAny: string
  /** Returns true where a record belongs to the owner for whom the call acts; false for a visitor. */
  owns: (row: Owned) => boolean
  /**
   * Returns an owned record. @throws Refusal 403 for any other; the message names the enterprise to switch to where the
   * caller belongs to the record's one
   */
  own: <Row extends Owned>(row: Row) => Row
  /**
   * Query condition for the records of the owner for whom the call acts. @throws Refusal 403 where the caller does not
   * belong to the enterprise
   */
  readonly mine: { enId: { equals: string }; userId?: { equals: string } }
}

/** A caller with rights, and the world of the call. */
export interface Caller extends Rights {
  world: World
}

/** Returns the rights of a caller or visitor for the enId header of the request. */
export function rightsOf(visitor: User | undefined, enIdHeader: string): Rights {
  const enterpriseOf = (enId: string) => visitor?.ens.find((one) => one.enId === enId)
  const rights: Rights = {
    get user() {
      return visitor ?? refuse.unauthorized()
    },
    get enId() {
      return rights.enIdIfAny || refuse.forbidden('请先选择或绑定企业')
    },
    get enIdIfAny() {
      const { ens } = rights.user
      const isAllowed = enIdHeader === '' || ens.some((one) => one.enId === enIdHeader)
      return isAllowed ? enIdHeader : refuse.forbidden('没有绑定该企业，不能以该企业的名义查看或办理')
    },
    owns({ enId, userId }) {
      if (!visitor || enId !== enIdHeader) return false
      return enId === '' ? userId === visitor.id : enterpriseOf(enId) !== undefined
    },
    own(row) {
      // Reading `enIdIfAny` throws for an enterprise to which the caller does not belong.
      void rights.enIdIfAny
      if (rights.owns(row)) return row
      const other = enterpriseOf(row.enId)
      return refuse.forbidden(other && `该内容属于“${other.enName}”，请切换到该企业后再查看或办理`)
    },
    // An enterprise to which the caller does not belong is refused, because an empty list would hide the mistake.
    get mine() {
      const enId = { equals: rights.enIdIfAny }
      return enId.equals ? { enId } : { enId, userId: { equals: rights.user.id } }
    },
  }
  return rights
}
