import { shorten } from '#lib/shorten.ts'

/** A text where there is room for its beginning alone; who points at it, or has it read out, gets the whole. */
export function Short({ text }: { text: string }) {
  const short = shorten(text)
  if (short === text) return text
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
