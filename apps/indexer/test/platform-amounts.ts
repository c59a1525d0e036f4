import {
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
  standardTokenAbi,
  tokenFactoryAbi,
} from '@slipway/deployments/abi'
import { type Log, parseEventLogs, zeroAddress } from 'viem'

/** Amounts of a day and of all time, by their columns. */
export const AMOUNTS = [
  'transfers',
  'new_creators',
  'fees_wei',
  'inviter_rewards_wei',
  'presale_fees_wei',
  'pool_fees_wei',
  'nft_sale_fees_wei',
  'nft_volume_wei',
] as const

type Amount = (typeof AMOUNTS)[number]

/** What a chain's logs do not say by themselves. */
export interface Told {
  dayOf: (log: Log) => number
  /** what was sent along with the transaction of a log */
  sentWith: (log: Log) => Promise<bigint>
}

const lower = (text: string) => text.toLowerCase()

class Sums {
  readonly #sums = new Map<string, bigint>()

  add(day: number, amount: Amount | 'holders_at_end', value: bigint) {
    const key = `${day} ${amount}`
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + value)
  }

  put(day: number, amount: 'holders_at_end', value: bigint) {
    this.#sums.set(`${day} ${amount}`, value)
  }

  texts = (): Record<string, string> =>
    Object.fromEntries(
      [...this.#sums].filter(([, sum]) => sum !== 0n).map(([key, sum]) => [key, String(sum)]),
    )
}

/** Transfers of our tokens, and who holds any of them when each day ends. */
function addHolders(sums: Sums, logs: Log[], dayOf: Told['dayOf']) {
  const balances = new Map<string, bigint>()
  const holdings = new Map<string, number>()
  const move = (token: string, holder: string, change: bigint) => {
    if (holder === zeroAddress) return
    const key = `${token} ${holder}`
    const before = balances.get(key) ?? 0n
    const after = before + change
    balances.set(key, after)
    const held = (holdings.get(holder) ?? 0) + Number(after > 0n) - Number(before > 0n)
    holdings.set(holder, held)
  }
  for (const log of parseEventLogs({ abi: standardTokenAbi, logs, eventName: 'Transfer' })) {
    const token = lower(log.address)
    move(token, lower(log.args.from), -log.args.amount)
    move(token, lower(log.args.to), log.args.amount)
    const holders = [...holdings.values()].filter((held) => held > 0).length
    sums.add(dayOf(log), 'transfers', 1n)
    sums.put(dayOf(log), 'holders_at_end', BigInt(holders))
  }
}

/** Fees of what was made, as its factories tell them. */
function addFees(sums: Sums, logs: Log[], dayOf: Told['dayOf']) {
  const creators = new Set<string>()
  const made = parseEventLogs({ abi: tokenFactoryAbi, logs, eventName: 'TokenDeployed' })
  for (const log of made) {
    const { owner, feeWei, inviterRewardWei } = log.args
    sums.add(dayOf(log), 'fees_wei', feeWei)
    sums.add(dayOf(log), 'inviter_rewards_wei', inviterRewardWei)
    if (!creators.has(owner)) sums.add(dayOf(log), 'new_creators', 1n)
    creators.add(owner)
  }
  for (const log of parseEventLogs({ abi: presaleFactoryAbi, logs, eventName: 'PresaleDeployed' }))
    sums.add(dayOf(log), 'presale_fees_wei', log.args.feeWei)
  for (const log of parseEventLogs({ abi: poolFactoryAbi, logs, eventName: 'PoolDeployed' }))
    sums.add(dayOf(log), 'pool_fees_wei', log.args.feeWei)
  for (const log of parseEventLogs({ abi: nftSaleFactoryAbi, logs, eventName: 'NftSaleDeployed' }))
    sums.add(dayOf(log), 'nft_sale_fees_wei', log.args.feeWei)
}

/**
 * Adds up amounts by UTC day, without any code of the index: `<day> <amount>` → sum, those above zero.
 *
 * @param logs all of a chain, in order
 * @param minted those by which our collections minted
 */
export async function sumAmounts(
  logs: Log[],
  minted: readonly Log[],
  { dayOf, sentWith }: Told,
): Promise<Record<string, string>> {
  const sums = new Sums()
  const made = parseEventLogs({ abi: tokenFactoryAbi, logs, eventName: 'TokenDeployed' })
  const tokens = new Set(made.map(({ args }) => lower(args.token)))
  addHolders(
    sums,
    logs.filter(({ address }) => tokens.has(lower(address))),
    dayOf,
  )
  addFees(sums, logs, dayOf)
  // Several NFTs of one transaction were paid for at once; those that came with the collection were its owner's.
  const paid = new Map(minted.map((log) => [log.transactionHash, log]))
  for (const log of parseEventLogs({ abi: nftSaleFactoryAbi, logs, eventName: 'NftSaleDeployed' }))
    paid.delete(log.transactionHash)
  for (const log of paid.values()) sums.add(dayOf(log), 'nft_volume_wei', await sentWith(log))
  return sums.texts()
}
