/** Attributes of an enterprise besides its basic record, in groups. */
export const factGroups = [
  { title: '经营指标', keys: ['employees', 'revenue', 'netProfit', 'tax', 'debtRatio', 'exports'] },
  { title: '研发创新', keys: ['rdCost', 'rdStaff', 'inventionPatents', 'softwareCopyrights'] },
  { title: '资质荣誉', keys: ['highTech', 'techSme', 'srdi', 'aboveScale'] },
  { title: '信用记录', keys: ['taxGrade', 'dishonest', 'socialInsurance'] },
] as const
export type FactKey = (typeof factGroups)[number]['keys'][number]

/** All attribute keys, in the order of the form. */
export const factKeys: readonly FactKey[] = factGroups.flatMap(({ keys }) => [...keys])
