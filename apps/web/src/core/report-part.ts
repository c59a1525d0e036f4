/** Tells that a part did not load, by the browser's own report: monitoring which listens to window errors sees it. */
export function reportPart(cause: unknown, stack = ''): void {
  reportError(new Error(`A part of the page did not load.${stack}`, { cause }))
}
