import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formRoom } from '#blocks/form/form-room.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import type { Own } from './kind.ts'
import { type EditProps, OwnEdit } from './OwnEdit.tsx'
import type { Beginning } from './useOwnForm.ts'

/** Asks for a record and makes the values of a copy of it, by `select`. */
type CopyOptions<Source, Values> = UseQueryOptions<Source, Error, Values>

interface Props<Word extends string, One extends Own<Word>, Values, Source> extends Omit<
  EditProps<Word, One>,
  'children'
> {
  /** Id of the record that a new one begins as a copy of, and the query for it. */
  copy?: string
  copied?: CopyOptions<Source, Values>
  children: (begin: Beginning<One, Values>) => ReactNode
}

/** Begins the form of an own record: with an edit (`id`), with a copy, or as a new one. */
export function OwnBeginning<Word extends string, One extends Own<Word>, Values, Source>({
  copy,
  copied,
  children,
  ...edit
}: Props<Word, One, Values, Source>) {
  if (edit.id)
    return (
      <OwnEdit key={edit.id} {...edit}>
        {children}
      </OwnEdit>
    )
  if (copy && copied)
    return (
      <Copy key={copy} copied={copied}>
        {(values) => children({ copied: { values, copy } })}
      </Copy>
    )
  return children({})
}

interface CopyProps<Source, Values> {
  copied: CopyOptions<Source, Values>
  children: (values: Values) => ReactNode
}

const Copy = <Source, Values>({ copied, children }: CopyProps<Source, Values>) => (
  <Loaded query={useQuery(copied)} onPage skeleton={formRoom}>
    {children}
  </Loaded>
)
