/** RSA with PKCS#1 v1.5 padding takes this many bytes less than a 2048-bit key is long. */
const LONGEST_PASSWORD = 245

/**
 * Encrypts a password for the city (specification, section 5). The library is loaded when somebody signs in.
 * @throws Error with words to show, when it is too long to be encrypted or the key does not work
 */
export async function encryptPassword(plain: string): Promise<string> {
  // JSEncrypt counts characters, not bytes, and would cut a long Chinese password off.
  if (new TextEncoder().encode(plain).length > LONGEST_PASSWORD) throw new Error('密码过长')
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(__PASSWORD_KEY__)
  const encrypted = rsa.encrypt(plain)
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试')
  return encrypted
}
