import * as v from 'valibot'
import { NewPassword } from '#api/auth.ts'
import type { Errors } from '#blocks/form/usePlainForm.ts'

/** Typed values, by the names of the contract. */
export type PasswordValues = Record<'oldPassword' | 'password' | 'confirmPassword', string>

/** Validates the fields before the request; the city checks the same once it has decrypted the passwords. */
export function checkChange({
  oldPassword,
  password,
  confirmPassword,
}: PasswordValues): Errors<PasswordValues> {
  const errors: Errors<PasswordValues> = {}
  if (!oldPassword) errors.oldPassword = '请填写原密码'
  const checked = v.safeParse(NewPassword, password)
  if (!password) errors.password = '请填写新密码'
  else if (!checked.success) errors.password = checked.issues[0].message
  else if (password === oldPassword) errors.password = '新密码不能与原密码相同'
  if (!confirmPassword) errors.confirmPassword = '请再次填写新密码'
  else if (confirmPassword !== password) errors.confirmPassword = '两次输入的密码不一致'
  return errors
}
