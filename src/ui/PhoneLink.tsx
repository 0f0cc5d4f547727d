import { telHref } from '#lib/tel.ts'

/** A number that a phone dials when it is pressed; one that is masked (138****0001) is only shown. */
export function PhoneLink({ number }: { number: string | undefined }) {
  if (!number || number.includes('*')) return number
  return <a href={telHref(number)}>{number}</a>
}
