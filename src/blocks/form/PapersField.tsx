import type { ComponentProps } from 'react'
import { AttachmentField } from './AttachmentField.tsx'
import { preparePhoto } from './photo.ts'

/** Largest accepted file, in MB. */
const MAX_FILE_MB = 20
/** Most files of a record (records, "Files"). */
const MAX_FILES = 5

/**
 * Field for attached papers: documents, and photos that are scaled down and stripped of location data on this device.
 */
export const PapersField = (props: Omit<ComponentProps<typeof AttachmentField>, 'prepare' | 'maxSizeMb'>) => (
  <AttachmentField
    accept=".pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.zip"
    limit={MAX_FILES}
    {...props}
    prepare={preparePhoto}
    maxSizeMb={MAX_FILE_MB}
  />
)
