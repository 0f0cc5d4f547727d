import * as v from 'valibot'
import { PlaceCode } from '#api/activity-signup.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { bareCode } from '#lib/code.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { checkInFields } from './fields.ts'

const schema = v.object({ place: PlaceCode })

/** Asks for the code on the venue's screen. */
export const CheckInForm = (form: DeedForm<typeof checkInFields, v.InferOutput<typeof schema>>) => (
  <DialogForm {...form} fields={checkInFields} schema={schema} submitLabel="签到">
    {(bind) => (
      <TextField
        {...bind('place')}
        clean={bareCode}
        inputMode="numeric"
        hint="会场屏幕或签到台上的 6 位数字"
        required
      />
    )}
  </DialogForm>
)
