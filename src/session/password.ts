/** Maximum bytes of a password: RSA with PKCS#1 v1.5 padding needs the rest of a 2048-bit key. */
const LONGEST_PASSWORD = 245

/**
 * Encrypts a password for the city (specification, section 5) by the cipher of the build: RSA, or SM2 for a city whose
 * ciphers are assessed (密评). A build holds one library alone, and loads it when a person signs in.
 * @throws Error with a message for people, when the password is too long or the key does not work
 */
export async function encryptPassword(plain: string): Promise<string> {
  // Checks the bytes here, because JSEncrypt counts characters and would truncate a long Chinese password.
  if (new TextEncoder().encode(plain).length > LONGEST_PASSWORD) throw new Error('密码过长')
  if (__PASSWORD_CIPHER__ === 'sm2') {
    const { encryptBySm2 } = await import('./password-sm2.ts')
    return encryptBySm2(plain, __PASSWORD_KEY__)
  }
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(__PASSWORD_KEY__)
  const encrypted = rsa.encrypt(plain)
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试')
  return encrypted
}
