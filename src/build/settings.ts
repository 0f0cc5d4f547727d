import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** An address that a variable of the environment names, without a slash at its end; '' where it names none. */
export function addressIn(variable: string): string {
  const value = process.env[variable] ?? ''
  if (value && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    refuse(`${variable}=${value} 不是完整的网址，请从 https:// 写起`)
  return value.replace(/\/+$/, '')
}

/**
 * The public key that passwords are encrypted with, PEM: of the file that `PASSWORD_KEY_FILE` names.
 * @param fallback the file where it names none
 */
export function passwordKey(fallback: string): string {
  const file = process.env['PASSWORD_KEY_FILE'] || fallback
  try {
    const key = readFileSync(file, 'utf8')
    // Looks at the name too: a private key would go out with every page.
    if (/^-----BEGIN (RSA )?PUBLIC KEY-----/m.test(key) && createPublicKey(key)) return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) refuse(`PASSWORD_KEY_FILE 指向的文件无法读取：${file}`)
  }
  return refuse(`PASSWORD_KEY_FILE 指向的文件不是 PEM 格式的公钥：${file}`)
}

/** Ends the process with what is wrong: a stack would bury it. */
function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}
