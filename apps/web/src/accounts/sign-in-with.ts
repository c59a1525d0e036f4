import type { SignIn } from '@slipway/api-client'
import { storeAccessToken } from '../core/access-token.ts'
import { loadSession } from '../core/load-session.ts'

/** Keeps a finished sign-in and loads whose it is. @returns the ticket where a second step is due */
export async function signInWith({ token, ticket }: SignIn): Promise<string | undefined> {
  if (token === null) return ticket ?? undefined
  storeAccessToken(token)
  await loadSession()
  return undefined
}
