import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#api/call/query.ts'
import { common, type Region } from '#api/common.ts'
import { placeName } from '#lib/place.ts'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './origin.module.css'
import { useRegions } from './useRegions.ts'

const districtsQuery = query(common.dict, { query: { typeCode: 'district' } })
const optionsOf = (regions: readonly Region[]) => regions.map(({ id, name }) => ({ value: id, label: name }))
const nameIn = (regions: readonly Region[], id: string) => regions.find((one) => one.id === id)?.name

/**
 * Where goods come from: typed, or chosen by province, city and county, so that one place is spelled one way in the
 * filters of the market. A place in our own city is its district alone, as everywhere in the portal.
 */
export function OriginField(field: FieldProps & ValueProps<string>) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState({ province: '', city: '', county: '' })
  const { provinces, cities, counties } = useRegions(chosen, open)
  const { data: districts = [] } = useQuery({ ...districtsQuery, enabled: open })
  const isOurs = (name: string) => districts.some((one) => one.name === name)
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
              hint={provinces.length === 0 ? '联网后可以选择，也可以直接填写' : undefined}
            />
            <SelectField
              name="origin-city"
              label="城市"
              value={chosen.city}
              options={optionsOf(cities)}
              onChange={(city) => choose({ ...chosen, city, county: '' })}
              disabled={chosen.province === ''}
            />
            <SelectField
              name="origin-county"
              label="区县"
              value={chosen.county}
              options={optionsOf(counties)}
              onChange={(county) => choose({ ...chosen, county })}
              disabled={chosen.city === ''}
            />
          </div>
        )}
      </details>
    </div>
  )
}
