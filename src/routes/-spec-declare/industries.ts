import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { declare } from '#api/declare.ts'
import { absentOf } from '#blocks/dictionaries.ts'
import { treeQuery } from '#offline/trees.ts'
import { leavesOf } from './industry-search.ts'

/** Returns the industries of the national classification, and why they are not here where they are not. */
export function useIndustries() {
  const answer = useQuery(treeQuery(declare.zjtxIndustries))
  const { data } = answer
  const leaves = useMemo(() => leavesOf(data ?? []), [data])
  return {
    tree: data,
    leaves,
    /** Says an industry by its code, or the code where the list is not here; undefined for none. */
    wordsOf: (code: string | undefined) => {
      const found = leaves.find((leaf) => leaf.code === code)
      return found ? `${found.code} ${found.name}` : code || undefined
    },
    absent: absentOf(answer),
  }
}
