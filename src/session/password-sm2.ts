import { sm2 } from 'sm-crypto-v2'

/** Order C1 C3 C2 of the parts, as in GB/T 32918.4-2016. */
const C1C3C2 = 1

/**
 * Encrypts a password by SM2.
 * @param key public key as hex of its uncompressed point (`04…`)
 * @returns hex, with the mark `04` of an uncompressed point that the library leaves out
 */
export const encryptBySm2 = (plain: string, key: string): string => `04${sm2.doEncrypt(plain, key, C1C3C2)}`
