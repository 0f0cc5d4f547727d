declare module '@tanstack/react-router' {
  // Values handed from one sign-in page to the next. In the history's state, because a phone number must not be in an
  // address.
  interface HistoryState {
    /** Phone as typed. */
    tel?: string
    /** Action just completed. */
    said?: 'reset'
  }
}

/** Returns the search parameters that carry the target page through the sign-in pages. */
export const wanting = (target: string): { redirect_uri?: string } =>
  target === '/' ? {} : { redirect_uri: target }

/** Returns the history state that carries a phone to the next page. */
export const telState = (tel: string | undefined): { tel?: string } => (tel ? { tel } : {})
