import { inviterRewardColumns } from '@slipway/database/inviter/indexed'
import {
  presaleAccountColumns,
  presaleSlotColumns,
} from '@slipway/database/presale/indexed-accounts'
import { sql } from 'drizzle-orm'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { accountSerializer } from './row-serializers.ts'
import { serializeInviter, serializeSlot } from './serialize-list-rows.ts'

type Hex = `0x${string}`

const ACCOUNT = 'account_'
const SLOT = 'slot_'
const REWARD = 'reward_'
const decodeAccount = rowDecoder(presaleAccountColumns, ACCOUNT)
const decodeSlot = rowDecoder(presaleSlotColumns, SLOT)
const decodeReward = rowDecoder(inviterRewardColumns, REWARD)

/** Shows what the database joined under a prefix; null when it found nothing. */
const shown = <Shown>(raw: RawRow, prefix: string, show: (raw: RawRow) => Shown): Shown | null =>
  raw[`${prefix}id`] === null ? null : show(raw)

/** Everything about one wallet in one presale, in one query; all null for a stranger. */
export async function readPresaleAccount(database: ReadDatabase, presaleId: string, account: Hex) {
  const found =
    await database.execute(sql`SELECT ${selectColumns(presaleAccountColumns, 'a', ACCOUNT)},
      ${selectColumns(presaleSlotColumns, 's', SLOT)}, ${selectColumns(inviterRewardColumns, 'r', REWARD)}, l.accepted_share
    FROM (SELECT ${`${presaleId}-${account}`}::text AS id, ${presaleId}::text AS presale) wanted
      LEFT JOIN "index".presale_account a ON a.id = wanted.id
      LEFT JOIN "index".presale_slot s ON s.id = wanted.id
      LEFT JOIN "index".inviter_reward r ON r.id = wanted.id
      LEFT JOIN "index".inviter_ledger l ON l.id = wanted.presale`)
  const [raw = {}] = found.rows as RawRow[]
  const acceptedShare = BigInt(String(raw.accepted_share ?? 0))
  return {
    account: shown(raw, ACCOUNT, (row) => accountSerializer.write(decodeAccount(row))),
    slot: shown(raw, SLOT, (row) => serializeSlot(decodeSlot(row))),
    asInviter: shown(raw, REWARD, (row) => serializeInviter(decodeReward(row), { acceptedShare })),
  }
}
