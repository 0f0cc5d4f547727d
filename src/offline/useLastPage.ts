import { keepPreviousData } from '@tanstack/react-query'
import { useCommon } from './view.ts'

/** An option of a paged query: the page before stays until the next is there, but without a network it must not pass for the one that was asked for. */
export const useLastPage = () => (useCommon().reach === 'online' ? { placeholderData: keepPreviousData } : {})
