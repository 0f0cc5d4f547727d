import { createRequire } from 'node:module'

/**
 * Cipher of the passwords, because Node 20's own crypto no longer removes PKCS#1 v1.5 padding. Loaded by require,
 * because Node cannot import it. The demonstration has a module of its own in place of this one.
 */
export const JSEncrypt = createRequire(import.meta.url)('jsencrypt') as typeof import('jsencrypt').JSEncrypt
