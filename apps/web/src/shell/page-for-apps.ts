/**
 * A page as it may be handed to a wallet's app: where it is not installed, its makers' site reads the address. What a
 * mail's link proves stays here, and so does what stands behind `#`.
 */
export function pageForApps(address: string): URL {
  const page = new URL(address)
  page.searchParams.delete('token')
  page.hash = ''
  return page
}
