import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const ScanDialog = lazyPart(async () => (await import('./ScanDialog.tsx')).ScanDialog)

/** Returns true for a field that takes PDF but no photo: a person with a phone alone could not fill it. */
export const takesScans = (accept = ''): boolean =>
  /\.pdf\b/i.test(accept) && !/\.(jpe?g|png)\b/i.test(accept)

interface Props {
  name: string
  label: string
  maxSizeMb?: number
  /** Number of files that the field has. */
  present: number
  /** Receives the PDF. */
  onDone: (files: File[]) => Promise<unknown>
}

/** Renders the button that makes one PDF of photos (拍照合成 PDF); the code for it comes when it is pressed. */
export function ScanButton({ onDone, ...field }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        look="plain"
        aria-haspopup="dialog"
        aria-label={`拍照合成 PDF：${field.label}`}
        onClick={() => setOpen(true)}
      >
        拍照合成 PDF
      </Button>
      {open && (
        <ScanDialog
          {...field}
          onClose={() => setOpen(false)}
          onDone={async (file) => {
            setOpen(false)
            await onDone([file])
          }}
        />
      )}
    </div>
  )
}
