const name = 'slipway_access_token'

/**
 * The access token of a signed-in visitor: a cookie, sent to the API in the `Access-Token` header
 * (specification section 7, settled S-03). Whoever signs in stores it; this side reads and clears.
 */
export function readAccessToken(cookies: string = document.cookie): string | undefined {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return value ? decodeURIComponent(value) : undefined
}

/** Signs out on this side. */
export function clearAccessToken(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is asynchronous and absent in Firefox; a page that reloads next needs neither.
  Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`)
}
