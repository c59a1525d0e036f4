import { placeId, tokenId } from '@slipway/database/row-ids'
import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadDatabase } from '../database/read-database.ts'
import type { HOLDER_CONTRACTS, tokenHolderListSchema } from './schemas.ts'

type HolderContract = NonNullable<
  z.infer<typeof tokenHolderListSchema>['items'][number]['contract']
>

interface FoundContract extends Record<string, unknown> {
  address: string
  kind: (typeof HOLDER_CONTRACTS)[number]
  number: string | null
  template: number | null
}

/**
 * What the index knows some holders of a token as; every one is found by a key.
 *
 * @param token lower-case address
 * @param holders lower-case addresses, one page of them
 * @returns by lower-case address; a wallet is not in it
 */
export async function readHolderContracts(
  database: ReadDatabase,
  chainId: number,
  token: string,
  holders: readonly string[],
): Promise<ReadonlyMap<string, HolderContract>> {
  if (holders.length === 0) return new Map()
  const id = tokenId(chainId, token)
  const among = sql`ANY(${sql.param([...holders])}::text[])`
  const ids = sql`ANY(${sql.param(holders.map((holder) => placeId(chainId, holder)))}::text[])`
  const { rows } = await database.execute<FoundContract>(sql`
    SELECT pair AS address, 'pair' AS kind, NULL AS number, NULL::int AS template FROM "index".token_pair WHERE token_id = ${id} AND pair = ${among}
    UNION SELECT pair, 'pair', NULL, NULL FROM "index".token_launch WHERE token_id = ${id} AND pair = ${among}
    UNION SELECT address, 'pair', NULL, NULL FROM app.asset_facts WHERE id = ${ids} AND (token0 = ${token} OR token1 = ${token})
    UNION SELECT custody, 'locker', NULL, NULL FROM "index".lock_custody WHERE chain_id = ${chainId} AND token = ${token} AND custody = ${among}
    UNION SELECT address, 'airdrop', record_id::text, NULL FROM "index".airdrop WHERE id = ${ids}
    UNION SELECT address, 'pool', record_id, NULL FROM "index".pool WHERE id = ${ids}
    UNION SELECT address, 'presale', record_id, template_id::int FROM "index".presale WHERE id = ${ids}
    UNION SELECT address, 'token', NULL, NULL FROM "index".token WHERE id = ${ids}`)
  return new Map(
    rows.map(({ address, kind, number, template }) => [
      address,
      {
        kind,
        number,
        presaleKind: template === null ? null : (kindOfTemplate(template) ?? 'normal'),
      },
    ]),
  )
}
