/** Placeholder replaced below. */
export function StatusBanner() {
  return null
}
