import type { Condition } from '#api/policy.ts'

/** Where the text of a condition stands. */
export function Basis({ basis: { name, url } }: Pick<Condition, 'basis'>) {
  return (
    <>
      依据：
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </>
  )
}
