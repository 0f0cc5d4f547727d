import * as v from 'valibot'
import { NewPassword } from '#api/auth.ts'

/** The fields of the form, in its order; the contract's own names. */
export const passwordFields = ['oldPassword', 'password', 'confirmPassword'] as const
export type PasswordField = (typeof passwordFields)[number]
export type PasswordValues = Record<PasswordField, string>
export type PasswordErrors = Partial<Record<PasswordField, string>>

/** What can be said before the city is asked; it checks the same again once it has decrypted them. */
export function checkChange({ oldPassword, password, confirmPassword }: PasswordValues): PasswordErrors {
  const errors: PasswordErrors = {}
  if (!oldPassword) errors.oldPassword = '请填写原密码'
  const checked = v.safeParse(NewPassword, password)
  if (!password) errors.password = '请填写新密码'
  else if (!checked.success) errors.password = checked.issues[0].message
  else if (password === oldPassword) errors.password = '新密码不能与原密码相同'
  if (!confirmPassword) errors.confirmPassword = '请再次填写新密码'
  else if (confirmPassword !== password) errors.confirmPassword = '两次输入的密码不一致'
  return errors
}
