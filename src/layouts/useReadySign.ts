import { useEffect } from 'react'

/**
 * Says that the page answers, frame and content: what was pressed before is pressed again (public/first.js), and what
 * depends on the device may come (main.tsx). Called where the content stands, since the frame around it is taken over
 * before it.
 */
export const useReadySign = (): void => useEffect(() => void dispatchEvent(new Event('portal-ready')), [])
