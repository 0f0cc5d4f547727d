import { LegalProof } from '#api/binding.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { useSmsWait } from '#features/session/sms.ts'
import { bareCode, bareCreditCode } from '#lib/code.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/form/field.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { sendProof } from './bind.ts'
import { errorsOf } from './errors-of.ts'
import type { ProofProps } from './proof-props.ts'
import { ProofForm } from './ProofForm.tsx'

const labels = { name: '法定代表人姓名', idTail: '身份证号后六位', smsCode: '短信验证码' }

/**
 * Proves the 法定代表人 in two steps: name and ID number send a code to the phone of the register, the code completes the
 * binding. Nothing of it is stored on this device, because it is a key to the enterprise.
 */
export function LegalForm({ enterprise, binding, onDone }: ProofProps) {
  const { enName, creditCode } = enterprise
  const { reach } = useDeviceState()
  const form = usePlainForm({
    prefix: 'legal',
    initial: { name: '', idTail: '', smsCode: '' },
    labels,
  })
  const [left, startWait] = useSmsWait()
  const sentTo = binding?.sentTo
  const way = '法定代表人'
  const requestCode = async () => {
    const done = await form.attempt(
      'submit',
      ({ name, idTail }) => errorsOf(LegalProof, { way, creditCode, name, idTail }),
      ({ name, idTail }) => sendProof({ way, creditCode, name, idTail }),
      ['name', 'idTail'],
    )
    if (!done) return
    startWait()
    // Waits until the field of the code is shown.
    requestAnimationFrame(() => focusField(form.nameOf('smsCode')))
  }
  const complete = async () => {
    const done = await form.attempt(
      'submit',
      (values) => errorsOf(LegalProof, { way, creditCode, ...values }),
      (values) => sendProof({ way, creditCode, ...values }),
    )
    if (!done) return
    showToast(`已绑定${enName}`)
    onDone()
  }
  return (
    <ProofForm
      form={form}
      label="法定代表人核验"
      submitLabel={sentTo ? '完成绑定' : '获取验证码'}
      onSubmit={sentTo ? complete : requestCode}
      more={
        sentTo && (
          <Button
            busy={left > 0 || form.busy !== undefined}
            disabled={reach !== 'online'}
            onClick={() => void requestCode()}
          >
            {left > 0 ? `${String(left)} 秒后重新获取` : '重新获取'}
          </Button>
        )
      }
    >
      <TextField {...form.bind('name')} required autoComplete="name" />
      <TextField
        {...form.bind('idTail')}
        required
        clean={bareCreditCode}
        autoComplete="off"
        hint="仅用于与工商登记核对，末位可为字母"
      />
      {sentTo && (
        <TextField
          {...form.bind('smsCode')}
          required
          clean={bareCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`已发送至登记手机 ${sentTo}，5 分钟内有效`}
        />
      )}
    </ProofForm>
  )
}
