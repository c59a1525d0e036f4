import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { expect } from 'vitest'
import type { LocalPlatform } from './local-platform.ts'
import {
  createPlainToken,
  createPresale,
  goTo,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'
import { type TablePerson, type TableScenario, tableTerms } from './presale-table.ts'
import type { TableOutcome, TableRuntime } from './run-table.ts'

const accounts: Record<TablePerson, Address> = {
  ...{ owner: getDevelopmentAccount(3).address, ann: getDevelopmentAccount(4).address },
  ...{ ben: getDevelopmentAccount(5).address, cat: getDevelopmentAccount(6).address },
}

/** Names of the contracts that say more than the program's; of who is in no list they say whose turn it is. */
const plainName = ({ name, args }: DecodedFailure) => {
  if (name === 'Presale_TierOnly' && args.callerLevel === 0n) return 'NotWhitelisted'
  return name
    .replace('Inviter_Self', 'InviterSelf')
    .replace(/^(Presale|Inviter)_/, '')
    .replace('OwnerOnlyUntil', 'OwnerOnly')
    .replace('NotOwner', 'NotCreator')
}

/** Where tokens of EVM networks go that are burned. */
const nowhere = '0x000000000000000000000000000000000000dEaD'

/** The terms of a scenario, as a form holds them. */
function typeTerms(
  { venue }: LocalPlatform,
  { kind, release, inviterBps = [], whitelist, burnsUnsold }: TableScenario,
  { token, now }: { readonly token: Address; readonly now: number },
) {
  const minutes = String((whitelist?.windowSeconds ?? 0) / 60)
  const [presaleRate, liquidityRate] = kind === 'fair' ? ['1', '0.8'] : ['0.001', '0.0008']
  return {
    ...typedPresale(kind, { token, router: venue.router, now }),
    ...{ presaleRate, hardCap: '0.00000001', softCap: '0.000000005' },
    ...(kind !== 'private' && { liquidityRate }),
    ...{ minCurrency: '0.0000000005', maxCurrency: '0.000000006' },
    ...(release && {
      ...{ vest: true, vestFirstPercent: String(release[0]), vestPercent: String(release[1]) },
      vestCycleDays: '1',
    }),
    ...(whitelist && { whitelistMode: whitelist.mode, t1Minutes: minutes, t2Minutes: minutes }),
    ...(burnsUnsold && { refundType: 'burn' as const }),
    inviterRates: inviterBps.map((bps) => String(bps / 100)),
  }
}

/** A presale of the table by the contracts. */
export async function openEvmPresale(
  platform: LocalPlatform,
  scenario: TableScenario,
): Promise<TableRuntime> {
  const { client, chain, flows } = platform
  const contracts = getPresaleContracts(chain)
  const token = await createPlainToken(platform, accounts.owner)
  const now = await readNow(platform)
  const typed = typeTerms(platform, scenario, { token, now })
  const draft = readPresale(typed, now)
  const { hardCap, softCap, minCurrency, maxCurrency } = draft
  const { min, max } = tableTerms
  expect({ hardCap, softCap, min: minCurrency, max: maxCurrency }).toEqual({
    ...{ hardCap: tableTerms.hardCap, softCap: tableTerms.softCap, min, max },
  })
  const presale = await createPresale(platform, accounts.owner, draft)
  const { list = {} } = scenario.whitelist ?? {}
  const listed = Object.keys(list) as TablePerson[]
  const entries = listed.map((who) => ({ address: accounts[who], level: list[who] ?? 1 }))
  const tree =
    entries.length > 0 && buildWhitelistTree({ chainId: chain.chainId, presale }, entries)
  if (tree) {
    const root = { presale, root: tree.root, ipfsKey: 'bafy-list' }
    await flows.succeed(presaleActionFlows.setWhitelistRoot, root, accounts.owner)
  }
  const placeOf = (who: TablePerson) => {
    const index = listed.indexOf(who)
    if (!tree || index < 0) return {}
    return { slot: { index, level: list[who] ?? 1, proof: tree.proofOf(index) } }
  }
  const heldBy = (account: Address) =>
    client.readContract({
      ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
    })
  const ask = async (
    flow: Parameters<typeof flows.run>[0],
    input: object,
    account: Address,
  ): Promise<TableOutcome & { readonly result: Record<string, unknown> }> => {
    const { status, failure, steps } = await flows.run(
      flow,
      { presale, ...input } as never,
      account,
    )
    const result = (steps.at(-1)?.result ?? {}) as Record<string, unknown>
    const reason = failure ? plainName(failure) : status
    const error = status === 'mined' ? undefined : reason
    return { error, result }
  }
  const native = { currency: zeroAddress, approvals: [] }
  const acts = {
    async contribute(
      who: TablePerson,
      amount: bigint,
      inviter = zeroAddress as Address,
    ): Promise<TableOutcome> {
      const input = { ...native, amount, inviter, ...placeOf(who) }
      const { error, result } = await ask(contributeFlow as never, input, accounts[who])
      return { error, gives: result.amount as bigint }
    },
    async leave(account: Address): Promise<TableOutcome> {
      const { error, result } = await ask(presaleActionFlows.refund as never, {}, account)
      return { error, gives: result.amount as bigint }
    },
    /** Contribution and fee are two calls there. */
    async takeBack(account: Address): Promise<TableOutcome> {
      const { error, result } = await ask(presaleActionFlows.refund as never, {}, account)
      const flow = presaleActionFlows.reclaimExitFee as never
      const fee = await ask(flow, { account }, account)
      if (error === 'NothingToRefund' && !fee.error) return { gives: fee.result.amount as bigint }
      const gives = ((result.amount as bigint) ?? 0n) + ((fee.result.amount as bigint) ?? 0n)
      return { error, gives }
    },
    async claim(account: Address): Promise<TableOutcome> {
      const { error, result } = await ask(presaleActionFlows.claim as never, {}, account)
      return { error, gives: result.tokens as bigint, excess: result.excess as bigint }
    },
  }
  const endings = {
    async claimReward(account: Address): Promise<TableOutcome> {
      const input = { inviter: contracts.inviter, account }
      const { error, result } = await ask(presaleActionFlows.claimReward as never, input, account)
      return { error, gives: result.amount as bigint }
    },
    async finalize(account: Address): Promise<TableOutcome> {
      const before = await heldBy(nowhere)
      const { error, result } = await ask(presaleActionFlows.finalize as never, {}, account)
      const burned = (await heldBy(nowhere)) - before
      if (error !== undefined || burned === 0n) return { error, burned }
      // What was kept for the pool and did not go into it was never for sale.
      const forPool = calculateTokensNeeded(draft) - tableTerms.tokens[scenario.kind]
      return { error, burned: burned - forPool + (await heldBy(result.pair as Address)) }
    },
    async withdraw(account: Address): Promise<TableOutcome> {
      const held = await heldBy(account)
      const { error, result } = await ask(presaleActionFlows.withdraw as never, {}, account)
      const { asset, amount = 0n, secondAmount = 0n } = result
      // Tokens come first, where there are any.
      const gives = (asset === zeroAddress ? amount : secondAmount) as bigint
      return { error, gives, tokens: (await heldBy(account)) - held }
    },
    async setTime(
      account: Address,
      [start, end]: readonly [number, number],
    ): Promise<TableOutcome> {
      const startTime = Number(draft.startTime)
      const times = { startTime: startTime + start, endTime: startTime + end }
      return ask(presaleActionFlows.setTime as never, times, account)
    },
    cancel: (account: Address): Promise<TableOutcome> =>
      ask(presaleActionFlows.cancel as never, {}, account),
  }
  return {
    startAt: Number(draft.startTime),
    goTo: (at) => goTo(platform, at),
    async labelOf() {
      const found = await getPresale(client, { address: presale, contracts })
      return presaleStatus(found, await readNow(platform))
    },
    async run(who, { does, amount = 0n, inviter, times = [0, 0] }) {
      const account = accounts[who]
      if (does === 'contribute') return acts.contribute(who, amount, inviter && accounts[inviter])
      if (does === 'setTime') return endings.setTime(account, times)
      if (does === 'leave' || does === 'takeBack' || does === 'claim') return acts[does](account)
      return endings[does](account)
    },
  }
}
