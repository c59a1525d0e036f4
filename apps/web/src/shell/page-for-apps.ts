/** On pages about a token its address has the name that the proof of a mail's link has elsewhere. */
const contractAddress = /^0x[0-9a-f]{40}$/i

/**
 * A page as it may be handed to a wallet's app: where it is not installed, its makers' site reads the address. What a
 * mail's link proves stays here, and so does what stands behind `#`.
 */
export function pageForApps(address: string): URL {
  const page = new URL(address)
  if (!contractAddress.test(page.searchParams.get('token') ?? '')) page.searchParams.delete('token')
  page.hash = ''
  return page
}
