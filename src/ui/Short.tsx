import { shorten } from '#lib/shorten.ts'

/** Renders a shortened text; its tooltip and screen readers have the whole text. */
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
