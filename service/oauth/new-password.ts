import { maxPasswordLength, minPasswordLength } from '#wire/limits.ts'
import type { Fields } from './form-body.ts'
import type { PasswordNotice } from './pages/link-words.ts'

/** The new password of a form, or what is wrong with it. */
export function newPasswordIn(form: Fields): { password: string } | { notice: PasswordNotice } {
  const password = form.get('password')
  const again = form.get('again')
  if (password === undefined || again === undefined) return { notice: 'incomplete' }
  if (password.length < minPasswordLength) return { notice: 'short' }
  if (password !== again || password.length > maxPasswordLength) return { notice: 'different' }
  return { password }
}
