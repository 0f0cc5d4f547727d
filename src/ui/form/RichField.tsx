import { type HTMLAttributes, memo } from 'react'
import { lengthOf } from '#lib/markup.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import { Labelled } from './Labelled.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// Loads the editor and its sanitiser only with a form that uses them.
const Editor = lazyPart(async () => (await import('./Editor.tsx')).Editor)

interface Props extends FieldProps, ValueProps<string> {
  /** Maximal number of characters; longer text is kept, and the count shows the excess */
  limit: number
}

/** Renders a field for paragraphs, small headings, lists and bold text, stored as markup, with the number of characters. */
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

/** Passes the ARIA attributes that the Field injects on to the editor once it is loaded. */
const Control = (props: ControlProps) => <Editor room={<SkeletonText lines={10} />} {...props} />
