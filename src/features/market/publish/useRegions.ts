import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { common, type Region } from '#api/common.ts'
import { absentOf } from '#blocks/dictionaries.ts'
import { treeQuery } from '#offline/trees.ts'

/** The ids of the places that were chosen so far, '' for none. */
interface ChosenRegion {
  province: string
  city: string
}

/**
 * Returns what can be chosen at each level: asked for level by level, so that a phone reads little; and of the whole tree,
 * which is brought ahead for who publishes, so that the choice begins and goes on without a network, too.
 */
export function useRegions({ province, city }: ChosenRegion, enabled: boolean) {
  const whole = useQuery({ ...treeQuery(common.regions), enabled })
  const provinces = useQuery({ ...query(common.provinces, {}), enabled })
  const cities = useQuery({
    ...query(common.cities, { params: { id: province } }),
    enabled: enabled && province !== '',
  })
  const counties = useQuery({
    ...query(common.counties, { params: { id: city } }),
    enabled: enabled && city !== '',
  })
  const tree = whole.data
  const inTree = tree?.find(({ id }) => id === province)?.children
  const level = counties.isEnabled ? counties : cities.isEnabled ? cities : provinces
  return {
    provinces: (provinces.data ?? tree ?? []) as readonly Region[],
    cities: (cities.data ?? inTree ?? []) as readonly Region[],
    counties: (counties.data ?? inTree?.find(({ id }) => id === city)?.children ?? []) as readonly Region[],
    /** Why the level that is chosen next is not here, where it is not. */
    absent: absentOf(level),
  }
}
