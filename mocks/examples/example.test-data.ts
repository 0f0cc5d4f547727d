import { readFileSync } from 'node:fs'
import type { StoredFile } from '#api/call/shape.ts'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import type { World } from '#mocks/city.ts'
import { JSEncrypt } from '#mocks/jsencrypt.ts'

/** Call that succeeds in the default world. */
export interface Example<E extends Endpoint> {
  input: Input<E> | ((world: World) => Input<E>)
  /** Caller; u-enterprise by default, for calls that need a member. */
  as?: 'u-enterprise' | 'u-provider' | 'u-person' | 'u-other'
  /** True if the call reads or changes a record of the caller, which is refused to everybody else. */
  owned?: true
}

/** Examples for every endpoint of an area; a missing one does not compile. */
export type Examples<Area extends Record<string, Endpoint>> = { [Key in keyof Area]: Example<Area[Key]> }

/** Call without input. */
export const plain = { input: {} }

/** Adds a file that a user has uploaded. */
export function addUpload(world: World, fileName: string, userId = 'u-enterprise'): StoredFile {
  const filePath = `/upload/examples/${fileName}`
  const bytes = new Uint8Array([37, 80, 68, 70])
  world.files.set(filePath, { filePath, fileName, type: 'application/pdf', bytes, userId, enId: '' })
  return { filePath, fileName, size: bytes.length, type: 'application/pdf' }
}

/** Returns the materials that an item requires, as uploaded by a user, u-enterprise by default. */
export const materialsFor = (world: World, itemId: string, userId?: string) =>
  world.db.item.get(itemId, '申报项目').materials.map(({ name, accept }) => ({
    name,
    ...addUpload(world, `${name}.${accept[0] ?? 'pdf'}`, userId),
  }))

const rsa = new JSEncrypt()
rsa.setPublicKey(readFileSync(new URL('../auth/public.pem', import.meta.url), 'utf8'))

/** Encrypts a password as the login page does. */
export const encrypted = (password: string): string => String(rsa.encrypt(password))

/** Returns the day this many days from now, as 2026-04-18. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
