import { claimsFlows } from '@slipway/sdk/airdrop/claims/claims-flows'
import { createClaimsFlow } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import { getMerkleAirdrop } from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { getAirdropFee } from '@slipway/sdk/airdrop/evm/get-airdrop-fee'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import type { PayList } from '@slipway/sdk/airdrop/recipients/pay-list'
import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { airdropTemplateIds } from '@slipway/sdk/platform/airdrop-kinds'
import { buildAirdropClaim } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { type Address, concat, hexToBytes, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DropClaimant, DropPerson, DropScenario, DropStep } from './airdrop-scenario.ts'
import { airdropTable, evmAirdropsAlone, solanaAirdropsAlone } from './airdrop-table.ts'
import { AirdropWorld, airdropFeeBps, type TestAirdrop } from './airdrop-world.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { readNow } from './presale-on-chain.ts'
import { readTitles, readTree } from './read-scenarios.ts'
import { createTableCaller } from './table-caller.ts'
import { createTableToken, spareFromTax } from './table-token.ts'
import { feeOf } from './token-world.ts'

interface DropRuntime {
  readonly startAt: number
  /** @returns the name of a refusal */
  run(at: number, step: DropStep): Promise<string | undefined>
  balanceOf(who: DropClaimant): Promise<bigint>
  leftNow(): Promise<bigint>
}

const keccak = await loadKeccak()

/** Who is paid by a step. */
const payeeOf = ({ list }: DropScenario, { who, does, entry = 0 }: DropStep) =>
  does === 'claim' ? (list[entry]?.[0] ?? who) : who

async function runScenario(scenario: DropScenario, runtime: DropRuntime) {
  for (const [index, step] of scenario.steps.entries()) {
    const { at, who, does, error, gives, left } = step
    const payee = payeeOf(scenario, step)
    const had = await runtime.balanceOf(payee)
    const came = await runtime.run(runtime.startAt + at, step)
    const place = `${index}: ${who} ${does}`
    expect(came, place).toBe(error)
    const grown = (await runtime.balanceOf(payee)) - had
    if (gives !== undefined || error !== undefined) expect(grown, place).toBe(gives ?? 0n)
    if (left !== undefined) expect(await runtime.leftNow(), place).toBe(left)
  }
}

async function openOnSolana({ list: lines, taxBps }: DropScenario): Promise<DropRuntime> {
  const world = await AirdropWorld.open()
  const [owner, ann, ben, cat] = [
    ...[await world.person(), await world.person()],
    ...[await world.person(), await world.person()],
  ] as const
  const people = { owner, ann, ben, cat }
  expect(taxBps ?? airdropFeeBps).toBe(airdropFeeBps)
  const extensions = taxBps ? [feeOf(owner.address, taxBps)] : []
  const token = await world.token([owner], { extensions })
  const keyless = await world.accountOf(token, owner.address)
  const addressOf = (who: DropClaimant) => (who === 'keyless' ? keyless : people[who].address)
  const list = lines.map(([who, amount]) => ({ claimant: addressOf(who), amount }))
  const startAt = world.now + 400
  let airdrop: TestAirdrop | undefined

  const begin = async ({ terms = {} }: DropStep) => {
    const { start, end, total, hasRoot, isCovered, ...parts } = terms
    const sum = total ?? lines.reduce((all, [, amount]) => all + amount, 0n)
    const made = await world.creation(token, owner, list, {
      ...{ total: sum, ...parts, ...(isCovered === false && { amount: sum }) },
      ...(hasRoot === false && { root: new Uint8Array(32) }),
      ...(start !== undefined && { startAt: startAt + start }),
      endAt: end === undefined ? undefined : startAt + end,
    })
    const { error } = await world.send(owner, [...made.instructions, ...made.extensions])
    const tree = world.treeOf(list)
    if (error === undefined)
      airdrop = { token, creator: owner, list, tree, address: made.airdrop, vault: made.vault }
    return error
  }
  const claim = async (drop: TestAirdrop, { who, entry = 0, says = {} }: DropStep) => {
    const [name = 'cat', amount = 0n] = lines[entry] ?? []
    const { index = entry, claimant = name, proofOf = entry } = says
    const signs = claimant === who
    const wallet = signs ? { signer: people[who] } : { address: addressOf(claimant) }
    const proven = { index, amount: says.amount ?? amount, proof: drop.tree.proofOf(proofOf) }
    const all = await buildAirdropClaim(world.placeOf(drop), people[who], wallet, proven)
    return (await world.send(people[who], all)).error
  }
  const act = async (drop: TestAirdrop, step: DropStep) => {
    const { who, does, amount = 0n } = step
    if (does === 'claim') return claim(drop, step)
    if (does === 'takeLeft') return (await world.close(drop, people[who])).error
    const payment = await world.transfer(token, people[who], drop.vault, amount)
    return (await world.send(people[who], [payment])).error
  }
  return {
    startAt,
    async run(at, step) {
      world.setTime(at)
      if (step.does === 'begin') return (await begin(step))?.toString()
      if (!airdrop) throw new Error('There is no airdrop.')
      return (await act(airdrop, step))?.toString()
    },
    balanceOf: (who) => world.balanceOf(token, addressOf(who)),
    leftNow: async () => (airdrop ? world.balanceAt(airdrop.vault) : 0n),
  }
}

let platform: LocalPlatform

/** What the contracts call otherwise. */
const namesOfProgram: Readonly<Record<string, string>> = {
  NotOwner: 'NotCreator',
  DepositTooSmall: 'NotCovered',
  TotalOutOfRange: 'TotalZero',
}
const plainName = (refusal: DecodedFailure | undefined) => {
  const name = refusal?.name.replace(/^(MerkleAirdrop|AirdropFactory|Payees)_/, '')
  return name && (namesOfProgram[name] ?? name)
}

async function openOnEvm({ list: lines, taxBps }: DropScenario): Promise<DropRuntime> {
  const { chain, client } = platform
  const contracts = getAirdropContracts(chain)
  const { factory } = contracts
  const caller = createTableCaller<DropPerson>(platform, { owner: 3, ann: 4, ben: 5, cat: 6 })
  const { take, approve } = caller
  const owner = caller.addressOf('owner')
  const token = await createTableToken(platform, owner, taxBps)
  const addressOf = (who: DropClaimant) => (who === 'keyless' ? factory : caller.addressOf(who))
  await approve('owner', token, factory)
  const templateId = airdropTemplateIds.claims
  const { feeWei } = await getAirdropFee(client, contracts, { account: owner, templateId })
  const list: PayList = {
    count: lines.length,
    total: lines.reduce((sum, [, amount]) => sum + amount, 0n),
    addresses: hexToBytes(concat(lines.map(([who]) => addressOf(who)))),
    amounts: lines.map(([, amount]) => amount),
    lines: lines.map((_, at) => at + 1),
  }
  const tree = buildClaimsTree(list, keccak)
  const startAt = (await readNow(platform)) + 400
  let airdrop: Address | undefined

  const begin = async (at: number, { terms = {} }: DropStep) => {
    const { start, end, hasRoot, isCovered = false } = terms
    const { total = list.total, firstBps = 10_000, releaseSeconds = 0 } = terms
    const draft = {
      ...{ token, title: '', about: '', firstBps: BigInt(firstBps) },
      ...{ startTime: start === undefined ? 0n : BigInt(startAt + start) },
      ...{ endTime: end === undefined ? 0n : BigInt(startAt + end) },
      releaseSeconds: BigInt(releaseSeconds),
    }
    const root = hasRoot === false ? zeroHash : tree.root
    const input = {
      ...{ factory, draft, feeWei, approvals: [] },
      list: { root, total, count: list.count, ipfsKey: 'bafy-list' },
    }
    // Contracts take the total alone: a taxed token has to spare who sends it.
    if (isCovered) await spareFromTax(platform, token, owner, true)
    const { refusal, result } = await take('owner', createClaimsFlow, input, at)
    if (isCovered) await spareFromTax(platform, token, owner, false)
    if (!refusal) airdrop = result.airdrop as Address
    return refusal
  }
  const claim = async (at: number, drop: Address, { who, entry = 0, says = {} }: DropStep) => {
    const [name = 'cat', amount = 0n] = lines[entry] ?? []
    const { index = entry, claimant = name, proofOf = entry } = says
    const proof = tree.proofOf(proofOf)
    const proven = { index, account: addressOf(claimant), amount: says.amount ?? amount, proof }
    return (await take(who, claimsFlows.claim, { airdrop: drop, entries: [proven] }, at)).refusal
  }
  const act = async (at: number, drop: Address, step: DropStep) => {
    const { who, does, amount = 0n } = step
    if (does === 'claim') return claim(at, drop, step)
    const { withdrawLeft, recharge } = claimsFlows
    if (does === 'takeLeft') return (await take(who, withdrawLeft, { airdrop: drop }, at)).refusal
    await approve(who, token, drop)
    return (await take(who, recharge, { airdrop: drop, token, amount, approvals: [] }, at)).refusal
  }
  return {
    startAt,
    async run(at, step) {
      if (step.does === 'begin') return plainName(await begin(at, step))
      if (!airdrop) throw new Error('There is no airdrop.')
      return plainName(await act(at, airdrop, step))
    },
    balanceOf: (who) => caller.balanceOf(token, addressOf(who)),
    leftNow: async () => (airdrop ? (await getMerkleAirdrop(client, airdrop)).tokensLeft : 0n),
  }
}

describe('by the program of Solana, an airdrop', () => {
  test.each(airdropTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnSolana(scenario))
  })
})

describe('by the contracts of EVM networks, an airdrop', () => {
  beforeAll(async () => {
    platform = await startLocalPlatform(18_738)
  })
  afterAll(() => platform.node.stop())

  test.each(airdropTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnEvm(scenario))
  })
})

test('every scenario of the contracts is one of the table, or says why it is none', () => {
  const shared = new Set(airdropTable.flatMap(({ from }) => from))
  const alone = Object.keys(evmAirdropsAlone)
  expect([...shared, ...alone].sort()).toEqual(readTree('airdrop/MerkleAirdrop.tree'))
})

test('what the program alone does is tested where the table says', () => {
  const titles = readTitles(['solana-airdrop', 'solana-airdrop-attacks'])
  expect(titles).toEqual(expect.arrayContaining(Object.keys(solanaAirdropsAlone)))
})
