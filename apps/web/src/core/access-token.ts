const name = 'slipway_access_token'

/** Seconds for which a sign-in is kept: 7 days (specification section 9). */
export const accessTokenLifetimeSeconds = 604_800

/**
 * The access token of a signed-in visitor: a cookie, sent to the API in the `Access-Token` header
 * (specification section 7, settled S-03). The API reads the header alone, so a request that
 * another site causes carries no right.
 */
export function readAccessToken(cookies: string = document.cookie): string | undefined {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return value ? decodeURIComponent(value) : undefined
}

/** Keeps a sign-in on this side. @param token as the API gave it */
export function storeAccessToken(token: string): void {
  writeCookie(encodeURIComponent(token), accessTokenLifetimeSeconds)
}

/** Signs out on this side. */
export function clearAccessToken(): void {
  writeCookie('', 0)
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is asynchronous and absent in Firefox; a page that reloads next needs neither.
  Reflect.set(
    document,
    'cookie',
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`,
  )
}
