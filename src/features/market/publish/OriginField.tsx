import { useState } from 'react'
import type { Region } from '#api/common.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { placeName } from '#lib/place.ts'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './origin.module.css'
import { useRegions } from './useRegions.ts'

const optionsOf = (regions: readonly Region[]) => regions.map(({ id, name }) => ({ value: id, label: name }))
const nameIn = (regions: readonly Region[], id: string) => regions.find((one) => one.id === id)?.name

/**
 * Shows the field of the origin: typed, or chosen by province, city and county, so that the filters of the market spell a
 * place one way. A place in this city is its district alone, as everywhere in the portal.
 */
export function OriginField(field: FieldProps & ValueProps<string>) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState({ province: '', city: '', county: '' })
  const { provinces, cities, counties, absent } = useRegions(chosen, open)
  const { namesOf } = useDictionaries()
  const isOurs = (name: string) => namesOf('district').includes(name)
  const choose = (next: typeof chosen) => {
    setChosen(next)
    const names = [
      nameIn(provinces, next.province),
      nameIn(cities, next.city),
      nameIn(counties, next.county),
    ].flatMap((name) => name ?? [])
    const county = names[2]
    const isHome = county !== undefined && counties.every(({ name }) => isOurs(name))
    if (names.length > 0) field.onChange(isHome ? county : placeName(names))
  }
  return (
    <div className={styles.origin}>
      <TextField {...field} hint="如 高新区、江苏苏州；进口产品填写国家或地区" />
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>按省、市、区县选择</summary>
        {open && (
          <div className={styles.levels}>
            <SelectField
              name="origin-province"
              label="省份"
              value={chosen.province}
              options={optionsOf(provinces)}
              onChange={(province) => choose({ province, city: '', county: '' })}
              absent={provinces.length === 0 ? absent : undefined}
            />
            <SelectField
              name="origin-city"
              label="城市"
              value={chosen.city}
              options={optionsOf(cities)}
              onChange={(city) => choose({ ...chosen, city, county: '' })}
              absent={chosen.province && cities.length === 0 ? absent : undefined}
              disabled={chosen.province === ''}
            />
            <SelectField
              name="origin-county"
              label="区县"
              value={chosen.county}
              options={optionsOf(counties)}
              onChange={(county) => choose({ ...chosen, county })}
              absent={chosen.city && counties.length === 0 ? absent : undefined}
              disabled={chosen.city === ''}
            />
          </div>
        )}
      </details>
    </div>
  )
}
