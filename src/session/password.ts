/** Maximum bytes of a password: RSA with PKCS#1 v1.5 padding needs the rest of a 2048-bit key. */
const LONGEST_PASSWORD = 245

/**
 * Encrypts a password for the city (specification, section 5). Loads the library when a person signs in.
 * @throws Error with a message for people, when the password is too long or the key does not work
 */
export async function encryptPassword(plain: string): Promise<string> {
  // Checks the bytes here, because JSEncrypt counts characters and would truncate a long Chinese password.
  if (new TextEncoder().encode(plain).length > LONGEST_PASSWORD) throw new Error('密码过长')
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(__PASSWORD_KEY__)
  const encrypted = rsa.encrypt(plain)
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试')
  return encrypted
}
