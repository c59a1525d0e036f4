import { makeMetrics } from '../src/http/metrics.ts'
import { type DeliveryParts, deliverWebhooks } from '../src/webhooks/deliver-webhooks.ts'
import { recordActs } from '../src/webhooks/record-acts.ts'
import type { WebhookRoad } from '../src/webhooks/send-webhook.ts'
import { mailedToken, openAccountSite } from './account-site.ts'
import { insertRow } from './insert-row.ts'
import { startReceiver } from './webhook-receiver.ts'

const password = 'a right password'
export const hex = (n: number, length = 40) => `0x${n.toString(16).padStart(length, '0')}`

/** A site whose index and finality tests move, with a receiver. */
export async function openWebhookSite() {
  const site = await openAccountSite(0, { isIndexed: true, webhooksToLoopback: true })
  const receiver = await startReceiver()
  const metrics = makeMetrics()
  const road: WebhookRoad = { resolve: async () => ['127.0.0.1'], allowsLoopback: true }
  const parts: DeliveryParts = { ...site.accounts, metrics, road }
  let acts = 0
  let emails = 0

  const send = async (method: string, path: string, token: string, body?: object) => {
    const response = await site.app.request(`/api${path}`, {
      method,
      headers: { 'access-token': token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = await response.json()
    return { status: response.status, result: json.result, code: json.error?.code, json }
  }
  return {
    ...site,
    receiver,
    parts,
    metrics,
    send,
    signUp: async () => {
      const email = `owner${++emails}@mail.example`
      const client = site.clientFor()
      await client.register({ email, password, language: 'en-US' })
      await client.activate({ token: await mailedToken(site, email), password })
      const { token } = await client.login({ email, password })
      return { email, token: token ?? '' }
    },
    create: async (token: string, change: object = {}) => {
      const body = { url: receiver.url, label: 'Books', ...change }
      return send('POST', '/account/webhooks', token, body)
    },
    /** Something happens on chain. @returns its transaction */
    act: async (change: Readonly<Record<string, unknown>> = {}) => {
      acts += 1
      const chain = Number(change.chain_id ?? 56)
      const tx_hash = hex(acts, 64)
      await insertRow(site.pool, 'platform_act', {
        ...{ id: `${chain}-${acts % 4_096}`, chain_id: chain, number: acts, kind: 'contributed' },
        ...{ subject: hex(0xa), account: hex(0xb), asset: hex(0), amount: '1000' },
        ...{ created_at: 1_700_000_000 + acts, block_number: 100 + acts, tx_hash },
        ...change,
      })
      return { txHash: tx_hash, id: `act_${chain}_${tx_hash.slice(2)}_1`, block: 100 + acts }
    },
    /** The index takes blocks for final. */
    finalize: async (block: number, chainId = 56) => {
      await site.pool.query(
        `INSERT INTO app.chain_status (chain_id, genesis_hash, anchor_block) VALUES ($1, '0x1', $2)
         ON CONFLICT (chain_id) DO UPDATE SET anchor_block = $2, genesis_hash = '0x1', problem = NULL`,
        [chainId, block],
      )
      await site.pool.query(
        `INSERT INTO "index".index_head (id, chain_id, block_number, block_at) VALUES ($1::text, $1::int8, $2, 1700000000)
         ON CONFLICT (id) DO UPDATE SET block_number = $2`,
        [chainId, block],
      )
    },
    record: () => recordActs(parts),
    deliver: () => deliverWebhooks(parts),
    /** Nothing that waits has to wait longer. */
    isDueNow: () =>
      site.pool.query(
        'UPDATE app.webhook_delivery SET next_attempt_at = now(), claimed_until = NULL',
      ),
    deliveries: async (token: string, id: string) =>
      (await send('GET', `/account/webhooks/${id}/deliveries`, token)).result.items,
    /** Between two tests. */
    clear: async () => {
      await site.pool.query(
        'TRUNCATE app.webhook, app.webhook_cursor, app.webhook_delivery, app.outbox_message, "index".platform_act',
      )
      receiver.received.length = 0
      receiver.answers.length = 0
      acts = 0
    },
    close: async () => {
      await receiver.stop()
      await site.close()
    },
  }
}

export type WebhookSite = Awaited<ReturnType<typeof openWebhookSite>>
