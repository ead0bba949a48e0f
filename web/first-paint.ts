/**
 * Resolves after the browser's first paint, so that the app's own work does not delay it. A page in the background is not
 * painted, so it resolves after a second.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })
}
