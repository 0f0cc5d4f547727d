import { useEffect } from 'react'

/**
 * Dispatches `portal-ready` once the page is hydrated, frame and content: parts that depend on the device may load then
 * (main.tsx). Called by the content, because the frame around it is hydrated earlier.
 */
export const useReadySign = (): void => useEffect(() => void dispatchEvent(new Event('portal-ready')), [])
