declare module '@tanstack/react-router' {
  // What one page of signing in hands to the next: in the history's state, since a phone number has no place in an address.
  interface HistoryState {
    /** The phone as it was typed. */
    tel?: string
    /** What has just been done. */
    said?: 'reset'
  }
}

/** The search that carries where somebody was going from one page of signing in to the next. */
export const wanting = (target: string): { redirect_uri?: string } =>
  target === '/' ? {} : { redirect_uri: target }

/** The history's state that carries a phone to the next page. */
export const telState = (tel: string | undefined): { tel?: string } => (tel ? { tel } : {})
