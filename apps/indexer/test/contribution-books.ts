import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { presaleAbi, presaleFactoryAbi } from '@slipway/deployments/abi'
import type pg from 'pg'
import { type Log, parseEventLogs } from 'viem'

const lower = (text: string) => text.toLowerCase()

/** What the two events count; a column of the index has each. */
const counts = presaleAbi
  .filter((item) => item.type === 'event')
  .filter(({ name }) => name === 'Contributed' || name === 'Refunded')
  .flatMap(({ inputs }): readonly { name: string; type: string }[] => inputs)
  .filter(({ type }) => type === 'uint256')
  .map(({ name }) => name)
const names = [...new Set(counts)]
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${lower(letter)}`)

/** What lists and portfolios show of contributions, as texts. */
interface ContributionBooks {
  /** in the order of the chain: what each put in or got back, and what the presale had then */
  list: readonly string[]
  /** `<account> <presale>` → what was ever put in, how often, and what went back */
  portfolio: Record<string, string>
}

async function readLogs(client: DeployClient): Promise<Log[]> {
  const head = await client.getBlockNumber()
  const logs: Log[] = []
  for (let from = 0n; from <= head; from += 50n)
    logs.push(...(await client.getLogs({ fromBlock: from, toBlock: from + 49n })))
  return logs
}

/** Adds up what was contributed, from the logs alone. */
export async function sumContributions(client: DeployClient): Promise<ContributionBooks> {
  const logs = await readLogs(client)
  const presales = new Set(
    parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleDeployed', logs }).map(({ args }) =>
      lower(args.presale),
    ),
  )
  const ofPresales = logs.filter(({ address }) => presales.has(lower(address)))
  const list: string[] = []
  const sums = new Map<string, { given: bigint; times: number; back: bigint }>()
  for (const { eventName, address, args, transactionHash } of parseEventLogs({
    abi: presaleAbi,
    eventName: ['Contributed', 'Refunded', 'ExitFeeReturned'],
    logs: ofPresales,
  })) {
    const [presale, account] = [lower(address), lower(args.account)]
    const isIn = eventName === 'Contributed'
    if (eventName !== 'ExitFeeReturned') {
      const told: Readonly<Record<string, unknown>> = { ...args }
      const counted = names.map((name) => told[name] ?? 0n)
      list.push([presale, account, isIn, ...counted, transactionHash].join(' '))
    }
    const sum = sums.get(`${account} ${presale}`) ?? { given: 0n, times: 0, back: 0n }
    if (isIn) {
      sum.given += args.amount
      sum.times += 1
    } else sum.back += args.amount
    sums.set(`${account} ${presale}`, sum)
  }
  const portfolio = [...sums].map(([key, { given, times, back }]) => [
    key,
    `${given} ${times} ${back}`,
  ])
  return { list, portfolio: Object.fromEntries(portfolio) }
}

/** The same from the index. */
export async function contributionsOfIndex(
  pool: pg.Pool,
  chainId: number,
): Promise<ContributionBooks> {
  const [list, accounts] = await Promise.all([
    pool.query('SELECT * FROM index.presale_contribution WHERE chain_id = $1 ORDER BY id', [
      chainId,
    ]),
    pool.query(
      'SELECT * FROM index.presale_account WHERE chain_id = $1 AND (ever_contributed > 0 OR refunded > 0)',
      [chainId],
    ),
  ])
  return {
    list: list.rows.map((row) =>
      [
        ...[row.presale, row.account, !row.is_refund],
        ...[...names.map((name) => row[columnOf(name)]), row.tx_hash],
      ].join(' '),
    ),
    portfolio: Object.fromEntries(
      accounts.rows.map((row) => [
        `${row.account} ${row.presale}`,
        `${row.ever_contributed} ${row.contributions} ${row.refunded}`,
      ]),
    ),
  }
}
