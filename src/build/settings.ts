import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Warnings of a build. The timings of plugins concern its developers, not people who start the portal. */
export const checks = { bundlerTimings: false }

/** Returns the address in an environment variable, without a slash at its end; '' when it is not set. */
export function addressIn(variable: string): string {
  const value = process.env[variable] ?? ''
  if (value && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    fail(`${variable}=${value} 不是完整的网址，请从 https:// 写起`)
  return value.replace(/\/+$/, '')
}

/** Ciphers of passwords: RSA, or SM2 for a city whose ciphers are assessed (密评). */
export type PasswordCipher = 'rsa' | 'sm2'

/** Returns the cipher of passwords in `PASSWORD_CIPHER`; RSA when it is not set. */
export function passwordCipher(): PasswordCipher {
  const value = process.env['PASSWORD_CIPHER'] || 'rsa'
  return value === 'rsa' || value === 'sm2' ? value : fail(`PASSWORD_CIPHER=${value} 应为 rsa 或 sm2`)
}

/**
 * Returns the public key that encrypts passwords, from the PEM file in `PASSWORD_KEY_FILE`: PEM for RSA, hex of the
 * uncompressed point (`04…`) for SM2.
 * @param fallback the file to use when the variable is not set; '' for none, before a real city, whose key is another
 */
export function passwordKey(cipher: PasswordCipher, fallback: string): string {
  const file = process.env['PASSWORD_KEY_FILE'] || fallback
  if (!file) return fail('连接真实城市时请用 PASSWORD_KEY_FILE 指定城市的公钥文件（PEM）')
  try {
    const pem = readFileSync(file, 'utf8')
    // Checks the header, too: a private key would be published with every page.
    const key = /^-----BEGIN (RSA )?PUBLIC KEY-----/m.test(pem) ? createPublicKey(pem) : undefined
    if (cipher === 'rsa' && key?.asymmetricKeyType === 'rsa') return pem
    if (cipher === 'sm2' && key) return sm2Point(key)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) fail(`PASSWORD_KEY_FILE 指向的文件无法读取：${file}`)
  }
  return fail(`PASSWORD_KEY_FILE 指向的文件不是 PEM 格式的 ${cipher.toUpperCase()} 公钥：${file}`)
}

/** Beginning of the DER of each SM2 public key, up to its uncompressed point (RFC 5480, GM/T 0006). */
const SM2_HEAD = '3059301306072a8648ce3d020106082a811ccf5501822d034200'

/** Returns the point of an SM2 public key as hex. Reads the DER, because Node names neither its type nor its curve. */
function sm2Point(key: KeyObject): string {
  const der = key.export({ type: 'spki', format: 'der' }).toString('hex')
  if (!der.startsWith(SM2_HEAD)) throw new TypeError('a key of another curve')
  return der.slice(SM2_HEAD.length)
}

/** Ends the process with a message, because a stack trace would bury it. */
function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}
