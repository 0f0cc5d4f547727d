import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { common, type Region } from '#api/common.ts'
import { absentOf } from '#blocks/dictionaries.ts'
import { treeQuery } from '#offline/trees.ts'

/** Ids of the chosen regions; '' for none. */
interface ChosenRegion {
  province: string
  city: string
}

/**
 * Returns the choices of each level. They are fetched level by level, so that a phone loads little; without a network they
 * come from the whole tree, which is fetched ahead for publishers.
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
    /** Reason that the next level is not available, if so. */
    absent: absentOf(level),
  }
}
