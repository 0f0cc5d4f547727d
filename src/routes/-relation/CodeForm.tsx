import { CodeProof } from '#api/binding.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { bareCreditCode } from '#lib/code.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { sendProof } from './bind.ts'
import { errorsOf } from './errors-of.ts'
import type { ProofProps } from './proof-props.ts'
import { ProofForm } from './ProofForm.tsx'

const labels = { code: '邀请码' }

/** Accepts an administrator's invitation by its code. */
export function CodeForm({ enterprise, binding, onDone }: ProofProps) {
  const { enName, creditCode } = enterprise
  const form = usePlainForm({ prefix: 'code', initial: { code: binding?.invitation?.code ?? '' }, labels })
  const way = '邀请码'
  const submit = async () => {
    const done = await form.attempt(
      'submit',
      ({ code }) => errorsOf(CodeProof, { way, creditCode, code }),
      ({ code }) => sendProof({ way, creditCode, code }),
    )
    if (!done) return
    showToast(`已绑定${enName}`)
    onDone()
  }
  return (
    <ProofForm form={form} label="邀请码核验" submitLabel="接受邀请" onSubmit={submit}>
      <TextField
        {...form.bind('code')}
        required
        clean={bareCreditCode}
        autoComplete="off"
        hint="8 位字母和数字，见邀请短信，7 天内有效"
      />
    </ProofForm>
  )
}
