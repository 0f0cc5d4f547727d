import { type HTMLAttributes, memo } from 'react'
import { lengthOf } from '#lib/markup.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import { Labelled } from './Labelled.tsx'
import { arriving } from '#ui/arriving.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// The editor and what makes its markup harmless come with the form that has one.
const Editor = arriving(async () => (await import('./Editor.tsx')).Editor)

interface Props extends FieldProps, ValueProps<string> {
  /** Most characters; what was written beyond stays, and the count says so. */
  limit: number
}

/** Paragraphs, small headings, lists and bold words, as markup; with the number of characters. */
export const RichField = memo(function RichField({ value, onChange, onBlur, limit, hint, ...field }: Props) {
  return (
    <Labelled
      wide
      isOwn
      {...field}
      hint={
        <>
          {hint}
          {hint && ' · '}
          {`${String(lengthOf(value))}/${String(limit)} 字`}
        </>
      }
    >
      <Control
        id={fieldId(field.name)}
        label={field.label}
        markup={value}
        onWritten={onChange}
        isDisabled={field.disabled ?? false}
        onBlur={onBlur}
      />
    </Labelled>
  )
})

interface ControlProps extends HTMLAttributes<HTMLElement> {
  markup: string
  onWritten: (markup: string) => void
  label: string
  isDisabled: boolean
}

/** Takes what the field says of itself to assistive technology on to the editor, once that is here. */
const Control = (props: ControlProps) => <Editor room={<SkeletonText lines={10} />} {...props} />
