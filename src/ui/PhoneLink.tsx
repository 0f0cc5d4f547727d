import { telHref } from '#lib/tel.ts'

/** Renders a phone number as a link that dials it; a masked number (138****0001) is plain text. */
export function PhoneLink({ number }: { number: string | undefined }) {
  if (!number || number.includes('*')) return number
  return <a href={telHref(number)}>{number}</a>
}
