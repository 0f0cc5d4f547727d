import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { declare } from '#api/declare.ts'
import { absentOf } from '#blocks/dictionaries.ts'
import { treeQuery } from '#offline/trees.ts'
import { leavesOf } from './industry-search.ts'

/**
 * Returns the industries of the national classification, and the reason where they are not on this device.
 */
export function useIndustries() {
  const answer = useQuery(treeQuery(declare.zjtxIndustries))
  const { data } = answer
  const leaves = useMemo(() => leavesOf(data ?? []), [data])
  return {
    tree: data,
    leaves,
    /**
     * Returns an industry as code and name; the code alone where the list is not here; undefined for no code.
     */
    wordsOf: (code: string | undefined) => {
      const found = leaves.find((leaf) => leaf.code === code)
      return found ? `${found.code} ${found.name}` : code || undefined
    },
    absent: absentOf(answer),
  }
}
