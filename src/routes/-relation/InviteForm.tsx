import { InvitationForm } from '#api/binding.ts'
import type { BindingRole } from '#api/binding-words.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { type BindBody, sendProof } from './bind.ts'
import { errorsOf } from './errors-of.ts'
import { ProofForm } from './ProofForm.tsx'

const labels = { name: '姓名', tel: '手机号', role: '角色' }
const initial = { name: '', tel: '', role: '经办人' as string }
const roles = [
  { value: '经办人', label: '经办人：办理申报、诉求等业务' },
  { value: '管理员', label: '管理员：还可以邀请和结束办理人员' },
] satisfies { value: BindingRole; label: string }[]

/** Invites a person to an enterprise by phone. */
export function InviteForm({ creditCode, onDone }: { creditCode: string; onDone: () => void }) {
  const form = usePlainForm({ prefix: 'invite', initial, labels })
  const bodyOf = (values: typeof initial) => ({ way: '邀请', creditCode, ...values }) as const
  const submit = async () => {
    const done = await form.attempt(
      'submit',
      (values) => errorsOf(InvitationForm, bodyOf(values)),
      (values) => sendProof(bodyOf(values) as BindBody),
    )
    if (!done) return
    showToast(`已邀请${form.values.name}，邀请码已用短信发出`)
    onDone()
  }
  return (
    <ProofForm form={form} label="邀请办理人员" submitLabel="发出邀请" onSubmit={submit}>
      <TextField {...form.bind('name')} required autoComplete="off" />
      <PhoneField {...form.bind('tel')} required autoComplete="off" hint="对方用该手机号登录后接受" />
      <SelectField {...form.bind('role')} required options={roles} />
    </ProofForm>
  )
}
