import { ChoiceField } from './ChoiceField.tsx'
import type { FieldProps } from './field.ts'

const stars = ['很不满意', '不满意', '一般', '满意', '很满意'].map((words, at) => ({
  value: at + 1,
  label: `${String(at + 1)} 星 ${words}`,
}))

interface Props extends FieldProps {
  value: number | undefined
  onChange: (value: number) => void
}

/** Renders a choice of 1 to 5 stars with a word for each. */
export const StarsField = (props: Props) => <ChoiceField {...props} options={stars} />
