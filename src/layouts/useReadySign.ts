import { useEffect } from 'react'

/**
 * Says that the page is taken over, frame and content: what depends on the device may come (main.tsx). Called where the
 * content stands, since the frame around it is taken over before it.
 */
export const useReadySign = (): void => useEffect(() => void dispatchEvent(new Event('portal-ready')), [])
