import { Component, type ReactNode } from 'react'
import { type Page } from './router.ts'

interface ErrorBoundaryProps {
  page: Page
  /** Rendered in place of a failed screen until the next page. */
  render: (error: unknown) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  page: Page
  failure: { error: unknown } | null
}

/** Limits a failure to its screen; the frame and other screens go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, before: ErrorBoundaryState): ErrorBoundaryState | null {
    return page === before.page ? null : { page, failure: null }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.render(failure.error) : this.props.children
  }
}
