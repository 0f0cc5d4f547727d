import type { MyProvider } from '#api/serve-provider.ts'

/** Returns the kinds of service that an organisation may publish: those of its public version; undefined where it has none. */
export const offersOf = ({
  status,
  isShown,
  shownTypes,
  serviceTypes,
}: Pick<MyProvider, 'status' | 'isShown' | 'shownTypes' | 'serviceTypes'>) =>
  status === '已通过' || isShown ? (shownTypes ?? serviceTypes) : undefined
