import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { KeyPairSigner } from '@solana/kit'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviterTable } from './inviter-table.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import {
  createPlainToken,
  createPresale,
  goTo,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'
import { presaleTable, type TablePerson, type TableScenario, tableTerms } from './presale-table.ts'
import { PresaleWorld } from './presale-world.ts'
import { runTable, type TableOutcome, type TableRuntime } from './run-table.ts'
import { day } from './token-world.ts'

const scenarios = [...presaleTable, ...inviterTable]
const quarters = { firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day } as const

/** Presales of the table by the program. */
async function openOnSolana({
  kind,
  inQuarters,
  inviterBps = [],
}: TableScenario): Promise<TableRuntime> {
  const world = await PresaleWorld.open()
  const [owner, ann, ben, cat] = await Promise.all([1, 2, 3, 4].map(() => world.person()))
  const people = { owner, ann, ben, cat } as Record<TablePerson, KeyPairSigner>
  const token = await world.token([people.owner])
  const startAt = world.now + 400
  const { tokens, softCap, hardCap, min, max, seconds } = tableTerms
  const presale = await world.presale(token, people.owner, {
    ...{ tokens, softCap, hardCap, minContribution: min, maxContribution: max },
    ...{ startAt, endAt: startAt + seconds, kind: kind === 'fair' ? 2 : 1 },
    ...{ ...(inQuarters && quarters), inviterBps },
  })
  const contributedBy = async (one: KeyPairSigner) =>
    (await world.buyer(presale, one))?.contributed ?? 0n
  /** What comes of a call, with what a wallet's lamports grew by beside its fee and its deposit. */
  const paying = async (
    one: KeyPairSigner,
    call: () => Promise<{ readonly error: string | number | undefined }>,
  ) => {
    const [lamports, had] = [world.lamportsOf(one), await world.buyer(presale, one)]
    const error = (await call()).error?.toString()
    const has = await world.buyer(presale, one)
    const deposit = had && !has ? world.rentOf(buyerBytes) : 0n
    return { error, lamports: world.lamportsOf(one) - lamports - deposit + 5_000n }
  }
  const acts = {
    async contribute(
      one: KeyPairSigner,
      amount: bigint,
      inviter?: KeyPairSigner,
    ): Promise<TableOutcome> {
      const before = await contributedBy(one)
      // Who has not contributed can be named once it has registered; contracts ask for nothing.
      if (inviter && inviter !== one && !(await world.buyer(presale, inviter)))
        await world.registerInviter(presale, inviter)
      const { error } = await world.contribute(presale, one, amount, inviter && { inviter })
      return { error: error?.toString(), gives: (await contributedBy(one)) - before }
    },
    async leave(one: KeyPairSigner): Promise<TableOutcome> {
      const { error, lamports } = await paying(one, () => world.refund(presale, one))
      return { error, gives: lamports }
    },
    async claim(one: KeyPairSigner): Promise<TableOutcome> {
      await world.succeed(one, [await world.opening(token, one, one.address)])
      const held = await world.balanceOf(token, one.address)
      const { error, lamports } = await paying(one, () =>
        world.claim(presale, one, { signer: one }),
      )
      // A wallet that never came in has no account to be paid from.
      const name = error === 'Unknown' ? 'NotFinished' : error
      return {
        error: name,
        gives: (await world.balanceOf(token, one.address)) - held,
        excess: lamports,
      }
    },
    async claimReward(one: KeyPairSigner): Promise<TableOutcome> {
      const { error, lamports } = await paying(one, () =>
        world.claimReward(presale, one, { signer: one }),
      )
      return { error, gives: lamports }
    },
    finalize: async (one: KeyPairSigner) => (await world.finalize(presale, one)).error?.toString(),
    withdraw: async (one: KeyPairSigner) =>
      (await world.act(presale, { kind: 'withdraw' }, one)).error?.toString(),
    cancel: async (one: KeyPairSigner) =>
      (await world.act(presale, { kind: 'cancel' }, one)).error?.toString(),
  }
  return {
    startAt,
    goTo: async (at) => world.setTime(at),
    labelOf: async () => solanaPresaleStatus(world.read(presale), world.now),
    async run(who, { does, amount = 0n, inviter }) {
      const one = people[who]
      if (does === 'contribute') return acts.contribute(one, amount, inviter && people[inviter])
      if (does === 'leave' || does === 'takeBack') return acts.leave(one)
      if (does === 'claim' || does === 'claimReward') return acts[does](one)
      return { error: await acts[does](one) }
    },
  }
}

let platform: LocalPlatform
const accounts: Record<TablePerson, Address> = {
  ...{ owner: getDevelopmentAccount(3).address, ann: getDevelopmentAccount(4).address },
  ...{ ben: getDevelopmentAccount(5).address, cat: getDevelopmentAccount(6).address },
}

/** Names of the contracts that say more than the program's. */
const plainName = (name: string | undefined) =>
  name
    ?.replace('Inviter_Self', 'InviterSelf')
    .replace(/^(Presale|Inviter)_/, '')
    .replace('OwnerOnlyUntil', 'OwnerOnly')

/** Presales of the table by the contracts. */
async function openOnEvm({
  kind,
  inQuarters,
  inviterBps = [],
}: TableScenario): Promise<TableRuntime> {
  const { client, chain, flows, venue } = platform
  const contracts = getPresaleContracts(chain)
  const token = await createPlainToken(platform, accounts.owner)
  const now = await readNow(platform)
  const typed = {
    ...typedPresale(kind, { token, router: venue.router, now }),
    ...{ presaleRate: '0.001', liquidityRate: '0.0008', hardCap: '0.00000001' },
    ...{ softCap: '0.000000005', minCurrency: '0.0000000005', maxCurrency: '0.000000006' },
    ...(inQuarters && {
      ...{ vest: true, vestFirstPercent: '25', vestCycleDays: '1', vestPercent: '25' },
    }),
    inviterRates: inviterBps.map((bps) => String(bps / 100)),
  }
  const draft = readPresale(typed, now)
  const { hardCap, softCap, minCurrency, maxCurrency } = draft
  const { min, max } = tableTerms
  expect({ hardCap, softCap, min: minCurrency, max: maxCurrency }).toEqual({
    ...{ hardCap: tableTerms.hardCap, softCap: tableTerms.softCap, min, max },
  })
  const presale = await createPresale(platform, accounts.owner, draft)
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
    const error = status === 'mined' ? undefined : plainName(failure?.name)
    return { error, result }
  }
  const native = { currency: zeroAddress, approvals: [] }
  const acts = {
    async contribute(
      account: Address,
      amount: bigint,
      inviter = zeroAddress as Address,
    ): Promise<TableOutcome> {
      const input = { ...native, amount, inviter }
      const { error, result } = await ask(contributeFlow as never, input, account)
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
      const gives = ((result.amount as bigint) ?? 0n) + ((fee.result.amount as bigint) ?? 0n)
      return { error, gives }
    },
    async claim(account: Address): Promise<TableOutcome> {
      const { error, result } = await ask(presaleActionFlows.claim as never, {}, account)
      return { error, gives: result.tokens as bigint, excess: result.excess as bigint }
    },
  }
  const claimReward = async (account: Address): Promise<TableOutcome> => {
    const input = { inviter: contracts.inviter, account }
    const { error, result } = await ask(presaleActionFlows.claimReward as never, input, account)
    return { error, gives: result.amount as bigint }
  }
  return {
    startAt: Number(draft.startTime),
    goTo: (at) => goTo(platform, at),
    async labelOf() {
      const found = await getPresale(client, { address: presale, contracts })
      return presaleStatus(found, await readNow(platform))
    },
    async run(who, { does, amount = 0n, inviter }) {
      const account = accounts[who]
      if (does === 'contribute')
        return acts.contribute(account, amount, inviter && accounts[inviter])
      if (does === 'claimReward') return claimReward(account)
      if (does === 'leave' || does === 'takeBack' || does === 'claim') return acts[does](account)
      return ask(presaleActionFlows[does] as never, {}, account)
    },
  }
}

describe('by the program of Solana, a presale', () => {
  test.each(scenarios)('$name', async (scenario) => {
    await runTable(scenario, await openOnSolana(scenario))
  })
})

describe('by the contracts of EVM networks, a presale', () => {
  beforeAll(async () => {
    platform = await startLocalPlatform(18_735)
  })
  afterAll(() => platform.node.stop())

  test.each(scenarios)('$name', async (scenario) => {
    await runTable(scenario, await openOnEvm(scenario))
  })
})
