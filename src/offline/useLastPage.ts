import { keepPreviousData } from '@tanstack/react-query'
import { useDeviceState } from './view.ts'

/**
 * Returns an option of a paged query: the previous page stays until the next one arrives, except without a network,
 * where it could be mistaken for the requested page.
 */
export const useLastPage = () =>
  useDeviceState().reach === 'online' ? { placeholderData: keepPreviousData } : {}
