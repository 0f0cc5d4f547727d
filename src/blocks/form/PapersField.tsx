import type { ComponentProps } from 'react'
import { AttachmentField } from './AttachmentField.tsx'
import { preparePhoto } from './photo.ts'

/** Largest file that is taken, in MB. */
const MOST_MB = 20
/** Most files of a record (records, "Files"). */
const MOST = 5

/** Papers that go along: documents, and photos made smaller and freed of their place on this device. */
export const PapersField = (props: Omit<ComponentProps<typeof AttachmentField>, 'prepare' | 'maxSizeMb'>) => (
  <AttachmentField
    accept=".pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.zip"
    limit={MOST}
    {...props}
    prepare={preparePhoto}
    maxSizeMb={MOST_MB}
  />
)
