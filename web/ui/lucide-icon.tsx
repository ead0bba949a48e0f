import { createElement, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * The component of one of Lucide's icons. It stands in for the library's own (`vite.config.ts`), whose sizes, contexts
 * and kinds of strokes nothing here uses: every page would load a kilobyte for them.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
        className={classNames('lucide', className)}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
