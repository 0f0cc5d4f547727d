import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { common, type Region } from '#api/common.ts'

/** The ids of the places that were chosen so far, '' for none. */
interface ChosenRegion {
  province: string
  city: string
}

/**
 * What can be chosen at each level: asked for level by level, so that a phone reads little; and the whole tree beside,
 * with which the choice goes on where the network is lost in the middle of it.
 */
export function useRegions({ province, city }: ChosenRegion, enabled: boolean) {
  const tree = useQuery({ ...query(common.regions, {}), enabled }).data
  const provinces = useQuery({ ...query(common.provinces, {}), enabled })
  const cities = useQuery({
    ...query(common.cities, { params: { id: province } }),
    enabled: enabled && province !== '',
  })
  const counties = useQuery({
    ...query(common.counties, { params: { id: city } }),
    enabled: enabled && city !== '',
  })
  const inTree = tree?.find(({ id }) => id === province)?.children
  return {
    provinces: provinces.data ?? tree ?? [],
    cities: cities.data ?? inTree ?? [],
    counties: counties.data ?? inTree?.find(({ id }) => id === city)?.children ?? [],
  } satisfies Record<string, readonly Region[]>
}
