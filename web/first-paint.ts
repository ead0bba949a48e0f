/**
 * Resolves when the browser has shown what the server drew, so that the app's own work does not hold that up. A page in
 * the background is not painted: there a second ends the wait.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })
}
