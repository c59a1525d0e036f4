import { calculateAllocation, calculateReleasedBps } from '@slipway/sdk/presale/presale-math'
import { sql } from 'drizzle-orm'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { readPortfolioPresales } from '../presale/read-portfolio.ts'
import { type DatedDue, dueAsset, findFirstMoment, type NowOf, ofPresale } from './due-parts.ts'
import type { Due } from './schemas.ts'

type Hex = `0x${string}`
type OwnPresale = Awaited<ReturnType<typeof readPortfolioPresales>>['items'][number]

/** What the summary of a presale leaves out and a claim follows from. */
interface ClaimTerms {
  vest: boolean
  vestFirst: number
  vestCycle: number
  vestPercent: number
  /** Unix seconds; null before the presale is finished */
  vestingStart: number | null
  finalizedAt: number
  token: Due['asset']
  currency: Due['asset']
}

async function readTerms(database: ReadDatabase, ids: readonly string[]) {
  const { rows } =
    await database.execute(sql`SELECT p.id, p.vest, p.vest_first_bps, p.vest_cycle_seconds, p.vest_percent_bps, p.claim_token, p.currency,
      l.vesting_start, l.finalized_at, ${nameColumns('a', 'token')}, ${nameColumns('c', 'currency')}
    FROM "index".presale p LEFT JOIN "index".presale_listing l ON l.id = p.id
      ${nameJoins('a', 'p.token_id')} ${nameJoins('c', `p.chain_id || '-' || p.currency`)}
    WHERE p.id = ANY(${sql.param([...ids])}::text[])`)
  return new Map(
    (rows as RawRow[]).map((row): [string, ClaimTerms] => [
      String(row.id),
      {
        vest: row.vest === true,
        vestFirst: Number(row.vest_first_bps),
        vestCycle: Number(row.vest_cycle_seconds),
        vestPercent: Number(row.vest_percent_bps),
        vestingStart: row.vesting_start === null ? null : Number(row.vesting_start),
        finalizedAt: Number(row.finalized_at),
        token: dueAsset(row.claim_token as Hex, readName(row, 'token')),
        currency: dueAsset(row.currency as Hex, readName(row, 'currency')),
      },
    ]),
  )
}

/** The same without a moment where the end of the presale says it. */
type PresaleDue = Pick<DatedDue, 'due'> & Partial<Pick<DatedDue, 'since'>>

/** Money that a failed presale gives back. */
function refundsOf(own: OwnPresale, { currency }: ClaimTerms): PresaleDue[] {
  const { contributed, exitFee } = own.account
  const entry = (kind: Due['kind'], amount: string) => ({
    due: { ...ofPresale(own), kind, amount, asset: currency },
  })
  return [
    ...(contributed === '0' ? [] : [entry('presaleRefund', contributed)]),
    ...(exitFee === '0' ? [] : [entry('presaleExitFee', exitFee)]),
  ]
}

/** Tokens that a finished presale has released, and money above the hard cap of a fair one: with the first claim. */
function claimsOf(own: OwnPresale, terms: ClaimTerms, now: number): PresaleDue[] {
  const { presale, account } = own
  const { vestingStart, finalizedAt, token, currency } = terms
  if (vestingStart === null || account.contributed === '0') return []
  const shares = {
    kind: presale.kind,
    hardCap: BigInt(presale.hardCap),
    presaleRate: BigInt(presale.presaleRate),
  }
  const { tokens, excess } = calculateAllocation(
    shares,
    BigInt(account.contributed),
    BigInt(presale.total),
  )
  const claimableAt = (moment: number) =>
    (tokens * calculateReleasedBps(terms, BigInt(moment - vestingStart))) / 10_000n -
    BigInt(account.claimed)
  const claimable = claimableAt(now)
  const hasExcess = excess > 0n && account.claims === 0
  const shared = ofPresale(own)
  const dues: (PresaleDue | false)[] = [
    claimable > 0n && {
      due: { ...shared, kind: 'presaleClaim', amount: String(claimable), asset: token },
      since: findFirstMoment(Math.min(finalizedAt, now), now, (moment) => claimableAt(moment) > 0n),
    },
    hasExcess && {
      due: { ...shared, kind: 'presaleExcess', amount: String(excess), asset: currency },
      since: finalizedAt,
    },
  ]
  return dues.filter((one) => one !== false)
}

/**
 * What presales owe an address that took part in them: refunds of failed ones, tokens and excess of finished ones.
 *
 * @param nowOf unix seconds of a network
 */
export async function findPresaleDues(
  database: ReadDatabase,
  presales: readonly OwnPresale[],
  nowOf: NowOf,
): Promise<PresaleDue[]> {
  const over = presales.filter(({ presale: { status } }) =>
    ['finished', 'canceled'].includes(status.label),
  )
  if (over.length === 0) return []
  const terms = await readTerms(
    database,
    over.map(({ presale }) => presale.id),
  )
  return over.flatMap((own) => {
    const found = terms.get(own.presale.id)
    if (!found) return []
    return own.presale.status.label === 'canceled'
      ? refundsOf(own, found)
      : claimsOf(own, found, nowOf(own.presale.chainId))
  })
}
