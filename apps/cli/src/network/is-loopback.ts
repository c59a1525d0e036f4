/** Whether an address is of this machine. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname)
}
