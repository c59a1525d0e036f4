import {
  type ActKind,
  type PlatformActRow,
  platformActColumns,
} from '@slipway/database/stats/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type ContractName, nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import { FEATURE_OF } from './act-features.ts'

const decodeAct = rowDecoder(platformActColumns)

/** What an act is about by name: a token, what a presale sells, what a pool takes, a collection. */
const SUBJECT_NAME = sql.raw(`coalesce(s.name, sold.name, staked.name, stakedf.name, n.name)`)

/** Acts `a` of a source with the names that are known. */
const selectActs = (source: SQL): SQL =>
  sql`SELECT ${selectColumns(platformActColumns, 'a')}, ${nameColumns('x', 'asset')},
      ${SUBJECT_NAME} AS subject_name, p.template_id
    FROM ${source} a ${nameJoins('x', `a.chain_id || '-' || a.asset`)}
    LEFT JOIN "index".token s ON s.id = a.chain_id || '-' || a.subject
    LEFT JOIN "index".presale p ON p.id = a.chain_id || '-' || a.subject
    LEFT JOIN "index".token sold ON sold.id = p.token_id
    LEFT JOIN "index".pool o ON o.id = a.chain_id || '-' || a.subject
    LEFT JOIN "index".token staked ON staked.id = o.chain_id || '-' || o.staked_token
    LEFT JOIN app.asset_facts stakedf ON stakedf.id = o.chain_id || '-' || o.staked_token
    LEFT JOIN "index".nft_sale n ON n.id = a.chain_id || '-' || a.subject`

interface JoinedAct {
  row: PlatformActRow
  asset: ContractName
  subjectName: string | null
  templateId: number | null
}

const readJoinedAct = (raw: RawRow): JoinedAct => ({
  row: decodeAct(raw),
  asset: readName(raw, 'asset'),
  subjectName: (raw.subject_name as string | null) ?? null,
  templateId: raw.template_id == null ? null : Number(raw.template_id),
})

const showAct = ({ row, asset, subjectName, templateId }: JoinedAct) => {
  const kind = row.kind as ActKind
  return {
    chainId: row.chainId,
    number: row.number,
    kind,
    feature: FEATURE_OF[kind],
    subject: showAddress(row.subject),
    subjectName,
    templateId,
    lockId: row.lockId,
    account: showAddress(row.account),
    asset: row.asset === null ? null : showAddress(row.asset),
    symbol: asset.symbol,
    decimals: asset.decimals,
    amount: row.amount === null ? null : String(row.amount),
    ...serializeBlockMetadata(row),
  }
}

interface ActsWanted {
  chainId: number | undefined
  /** undefined: all */
  kinds: readonly ActKind[] | undefined
  limit: number
}

/** The newest acts of one network or of all, newest first. */
export async function readActs(database: ReadDatabase, { chainId, kinds, limit }: ActsWanted) {
  // Features without launches of their own, asked for their launches.
  if (kinds?.length === 0) return []
  const conditions = [
    ...(chainId === undefined ? [] : [sql`chain_id = ${chainId}`]),
    ...(kinds === undefined
      ? []
      : [
          sql`kind IN (${sql.join(
            kinds.map((kind) => sql`${kind}`),
            sql`, `,
          )})`,
        ]),
    sql`true`,
  ]
  // Of one network by number: it says more than the second of a block.
  const order = sql.raw(
    chainId === undefined ? 'a.created_at DESC, a.chain_id DESC, a.number DESC' : 'a.number DESC',
  )
  const source = sql`(SELECT * FROM "index".platform_act a
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${limit})`
  const { rows } = await database.execute(sql`${selectActs(source)} ORDER BY ${order}`)
  return (rows as RawRow[]).map((raw) => showAct(readJoinedAct(raw)))
}

/** The database, or a transaction in it. */
export type ActReader = Pick<ReadDatabase, 'execute'>

/** All acts of one network in a range of blocks that are kept, oldest first. */
export async function readActsOfBlocks(
  database: ActReader,
  range: { chainId: number; afterBlock: number; untilBlock: number },
) {
  const source = sql`(SELECT * FROM "index".platform_act WHERE chain_id = ${range.chainId}
    AND block_number > ${range.afterBlock} AND block_number <= ${range.untilBlock})`
  const { rows } = await database.execute(sql`${selectActs(source)} ORDER BY a.number`)
  return (rows as RawRow[]).map((raw) => showAct(readJoinedAct(raw)))
}

/** Minutes that `readPace` counts. */
const MINUTES = 60

/** How many acts each network saw in each minute of the hour before its last indexed block. */
export async function readPace(database: ReadDatabase) {
  const { rows } = await database.execute(sql`
    SELECT h.chain_id, h.block_at, counted.minute, counted.acts FROM "index".index_head h
    LEFT JOIN LATERAL (
      SELECT (h.block_at - a.created_at) / 60 AS minute, count(*) AS acts FROM "index".platform_act a
      WHERE a.chain_id = h.chain_id AND a.created_at > h.block_at - ${MINUTES * 60} AND a.created_at <= h.block_at
      GROUP BY 1
    ) counted ON true ORDER BY h.chain_id`)
  const chains = new Map<number, { chainId: number; endsAt: number; minutes: number[] }>()
  for (const raw of rows as RawRow[]) {
    const chainId = Number(raw.chain_id)
    const chain = chains.get(chainId) ?? {
      chainId,
      endsAt: Number(raw.block_at),
      minutes: Array.from({ length: MINUTES }, () => 0),
    }
    if (raw.minute != null) chain.minutes[MINUTES - 1 - Number(raw.minute)] = Number(raw.acts)
    chains.set(chainId, chain)
  }
  return { chains: [...chains.values()] }
}
