import { Component, type ReactNode } from 'react'

/**
 * Stands around the whole portal: where the frame fails too, or what says that a page has failed, the plain page of
 * public/below.js takes the place of all of it.
 */
export class LastBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    portalFailed?.(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
