import { createPublicKey } from 'node:crypto'
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

/**
 * Returns the public key that encrypts passwords, as PEM: from the file in `PASSWORD_KEY_FILE`.
 * @param fallback the file to use when the variable is not set
 */
export function passwordKey(fallback: string): string {
  const file = process.env['PASSWORD_KEY_FILE'] || fallback
  try {
    const key = readFileSync(file, 'utf8')
    // Checks the header, too: a private key would be published with every page.
    if (/^-----BEGIN (RSA )?PUBLIC KEY-----/m.test(key) && createPublicKey(key)) return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) fail(`PASSWORD_KEY_FILE 指向的文件无法读取：${file}`)
  }
  return fail(`PASSWORD_KEY_FILE 指向的文件不是 PEM 格式的公钥：${file}`)
}

/** Ends the process with a message, because a stack trace would bury it. */
function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}
