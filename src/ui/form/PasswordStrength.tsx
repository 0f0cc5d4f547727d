import { passwordStrength } from '#lib/password-strength.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

const said = {
  weak: { tone: 'bad', words: '弱，容易被猜到' },
  fair: { tone: 'warn', words: '中，可再加长或加符号' },
  strong: { tone: 'ok', words: '强' },
} as const

/** How strong a new password is, in words, below its field; nothing while nothing is typed. */
export function PasswordStrength({ value }: { value: string }) {
  const strength = passwordStrength(value)
  return (
    <p role="status">
      {strength && <StateChip tone={said[strength].tone}>密码强度：{said[strength].words}</StateChip>}
    </p>
  )
}
