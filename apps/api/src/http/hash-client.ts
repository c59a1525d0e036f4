import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { ApiEnvironment } from './api-app.ts'
import { networkOf } from './client-address.ts'

/** What a client's acts are counted for: logos, texts and lists; assets of collections; signing in. */
type ClientUse = 'upload' | 'asset' | 'account'

/**
 * The name under which a client's acts of a kind are counted and recorded: never its address itself. Keyed, as all
 * addresses of IPv4 are tried in minutes by whoever reads the database, unless the key is missing.
 */
export const hashClient = (c: Context<ApiEnvironment>, use: ClientUse = 'upload'): string =>
  createHmac('sha256', c.get('clientKey'))
    .update(`client:${use}:${networkOf(c.get('clientAddress'))}`)
    .digest('base64url')
