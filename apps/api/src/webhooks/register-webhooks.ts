import { readWebhook } from '@slipway/sdk/webhooks/webhook-forms'
import type { Context } from 'hono'
import type { AccountParts } from '../accounts/account-parts.ts'
import { requireSession } from '../accounts/sessions.ts'
import { demandParams } from '../badges/demand-params.ts'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readDeliveries, readOwnWebhooks, showWebhooks, type WebhookRow } from './read-webhooks.ts'
import { webhookRoutes } from './routes.ts'
import {
  changeWebhook,
  createWebhook,
  redeliver,
  removeWebhook,
  rotateSecret,
  sendTest,
  setWebhookState,
  type WebhookTerms,
  type WithSecret,
} from './webhooks.ts'

interface WebhookRules {
  readonly resolveChain: ResolveChain
  /** in development: receivers on this machine */
  readonly allowsLoopback: boolean
}

interface Asked {
  url: string
  label: string
  chains: string[]
  kinds: string[]
  addresses: string[]
}

const done = { result: {} }
const once = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const show = async (parts: AccountParts, row: WebhookRow) => {
  const [shown] = await showWebhooks(parts.database, [row], parts.now())
  if (!shown) throw new Error('one row is shown as one webhook')
  return shown
}

const showSecret = async (parts: AccountParts, { row, secret }: WithSecret) => ({
  result: { webhook: await show(parts, row), secret },
})

/** Adds what the signed-in account does about its webhooks. @param given undefined: this server keeps no accounts */
export function registerWebhooks(
  app: ApiApp,
  given: AccountParts | undefined,
  rules: WebhookRules,
): void {
  const own = async (c: Context<ApiEnvironment>) => {
    if (!given) throw new ApiError('ACCOUNTS_OFF', 'this server keeps no accounts')
    c.header('Cache-Control', 'private, no-store')
    const { account } = await requireSession(given, c)
    return { parts: given, accountId: account.id }
  }
  /** @throws ApiError `VALIDATION_FAILED`, `CHAIN_UNKNOWN` */
  const termsOf = ({ url, label, chains, kinds, addresses }: Asked): WebhookTerms => {
    const params = demandParams(readWebhook({ url, label, addresses }, rules.allowsLoopback))
    return { ...params, chainIds: once(chains.map(rules.resolveChain)), kinds: once(kinds) }
  }
  app.openapi(webhookRoutes.list, async (c) => {
    const { parts, accountId } = await own(c)
    return c.json({ result: await readOwnWebhooks(parts.database, accountId, parts.now()) }, 200)
  })
  app.openapi(webhookRoutes.deliveries, async (c) => {
    const { parts, accountId } = await own(c)
    const { id } = c.req.valid('param')
    return c.json({ result: await readDeliveries(parts.database, accountId, id) }, 200)
  })
  app.openapi(webhookRoutes.create, async (c) => {
    const { parts, accountId } = await own(c)
    const { language, ...asked } = c.req.valid('json')
    const made = await createWebhook(parts, accountId, termsOf(asked), language)
    return c.json(await showSecret(parts, made), 200)
  })
  app.openapi(webhookRoutes.change, async (c) => {
    const { parts, accountId } = await own(c)
    const { id, ...asked } = c.req.valid('json')
    const row = await changeWebhook(parts, accountId, id, termsOf(asked))
    return c.json({ result: await show(parts, row) }, 200)
  })
  app.openapi(webhookRoutes.state, async (c) => {
    const { parts, accountId } = await own(c)
    const { id, state } = c.req.valid('json')
    const row = await setWebhookState(parts, accountId, id, state)
    return c.json({ result: await show(parts, row) }, 200)
  })
  app.openapi(webhookRoutes.rotate, async (c) => {
    const { parts, accountId } = await own(c)
    const rotated = await rotateSecret(parts, accountId, c.req.valid('json').id)
    return c.json(await showSecret(parts, rotated), 200)
  })
  app.openapi(webhookRoutes.remove, async (c) => {
    const { parts, accountId } = await own(c)
    await removeWebhook(parts, accountId, c.req.valid('json').id)
    return c.json(done, 200)
  })
  app.openapi(webhookRoutes.test, async (c) => {
    const { parts, accountId } = await own(c)
    const eventId = await sendTest(parts, accountId, c.req.valid('json').id)
    return c.json({ result: { eventId } }, 200)
  })
  app.openapi(webhookRoutes.redeliver, async (c) => {
    const { parts, accountId } = await own(c)
    await redeliver(parts, accountId, c.req.valid('json'))
    return c.json(done, 200)
  })
}
