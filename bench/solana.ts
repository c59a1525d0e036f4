// Compute units of each instruction, what a packet holds and how long a long list takes, on the local machine and cluster of the programs.
import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { buildCollection } from '@slipway/sdk/solana/nft/build-collection'
import { startCluster } from '../packages/devnet/src/solana/start-cluster.ts'
import { AirdropWorld, airdropFeeBps } from '../packages/devnet/test/airdrop-world.ts'
import { LockerWorld } from '../packages/devnet/test/locker-world.ts'
import { measurePresale } from '../packages/devnet/test/measure-presale.ts'
import { measureStaking } from '../packages/devnet/test/measure-staking.ts'
import { PresaleWorld } from '../packages/devnet/test/presale-world.ts'
import { drawRows, SolanaSender } from '../packages/devnet/test/solana-sender.ts'
import { StakingWorld } from '../packages/devnet/test/staking-world.ts'
import { day, feeOf, tokenKinds } from '../packages/devnet/test/token-world.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

/** What every instruction stays under. */
const unitsMax = 60_000
/** An address costs 1 500 units for each byte that is tried on its way off the curve: the luckiest of some says what the program takes. */
const tries = 6
const claimants = 10_000
const uri = 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

const unitsRow = (name: string, value: number, target = unitsMax) =>
  benchRow({ area: 'solana', name, value, unit: 'units', target, better: 'lower' })

async function tokenRows(world: LockerWorld): Promise<BenchRow[]> {
  const creator = await world.person()
  const getRent = async (bytes: number) => world.rentOf(bytes)
  const texts = { name: 'Tidewater', symbol: 'TIDE', uri }
  const unitsOf = async (transferFeeBps: number) => {
    const mint = await generateMint(creator.address)
    const rights = { mintable: true, freezable: true }
    const draft = { ...texts, ...rights, decimals: 9, totalSupply: 10n ** 18n, transferFeeBps }
    const instructions = await buildTokenDeployment({ draft, creator, mint, getRent })
    return (await world.succeed(creator, instructions)).units
  }
  const mint = await generateMint(creator.address)
  const collection = { draft: { ...texts, maxItems: 100n }, creator, mint, getRent }
  const { units } = await world.succeed(creator, await buildCollection(collection))
  return [
    unitsRow('token: create', await unitsOf(0), 30_000),
    unitsRow('token: create, with a transfer fee', await unitsOf(300), 30_000),
    unitsRow('NFT: create a collection', units),
  ]
}

async function lockRows(world: LockerWorld, kind: (typeof tokenKinds)[number]) {
  const [creator, other] = [await world.person(), await world.person()]
  const extensions = kind.isTaxed ? [feeOf(creator.address, 200)] : []
  const token = await world.token([creator, other], { ...kind, extensions })
  const start = world.now
  const schedule = { cliffAt: start + day, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
  const created: number[] = []
  for (let turn = 1; turn < tries; turn++) {
    const terms = { unlockAt: start + 100 * day, schedule }
    const { instructions } = await world.creation(token, creator, terms)
    created.push((await world.succeed(creator, instructions)).units)
  }
  const lock = await world.lock(token, creator, { unlockAt: start + 100 * day, schedule })
  const act = async (action: Parameters<LockerWorld['act']>[3], owner = creator) => {
    const all = await world.actionOf(token, lock, owner, action)
    // Opening an account that is open is the payer's caution.
    return (await world.succeed(owner, all.slice(-1))).units
  }
  const relocked = await act({ kind: 'relock', unlockAt: start + 101 * day })
  world.setTime(start + 50 * day)
  const withdrawn = await act({ kind: 'withdraw' })
  const given = await act({ kind: 'give', receiver: other.address })
  world.setTime(start + 101 * day)
  await act({ kind: 'withdraw' }, other)
  const closing = await world.actionOf(token, lock, other, { kind: 'close' })
  const closed = (await world.succeed(other, closing.slice(1))).units
  return [
    unitsRow(`lock, ${kind.name}: create`, Math.min(...created), 36_000),
    unitsRow(`lock, ${kind.name}: extend`, relocked),
    unitsRow(`lock, ${kind.name}: withdraw, linear`, withdrawn, 7_000),
    unitsRow(`lock, ${kind.name}: give`, given),
    unitsRow(`lock, ${kind.name}: close`, closed),
  ]
}

async function airdropRows(world: AirdropWorld, kind: (typeof tokenKinds)[number]) {
  const [creator, claimant] = [await world.person(), await world.person()]
  const extensions = kind.isTaxed ? [feeOf(creator.address, airdropFeeBps)] : []
  const token = await world.token([creator], { ...kind, extensions })
  const list = Array.from({ length: claimants }, (_, at) => ({
    claimant: claimant.address,
    amount: BigInt(1_000 + at),
  }))
  const terms = { releaseSeconds: 10 * day, firstBps: 100 }
  const made = await world.creation(token, creator, list, terms)
  const created = (await world.succeed(creator, made.instructions)).units
  let extended = 0
  for (const _ of made.extensions) {
    const extension = buildAirdropExtension(world.program, creator, made.airdrop)
    extended = (await world.succeed(creator, [extension])).units
  }
  const { airdrop: address, vault } = made
  const airdrop = { token, creator, list, tree: world.treeOf(list), address, vault }
  await world.succeed(claimant, await world.claimOf(airdrop, 0, claimant))
  world.pass(day)
  const own = await world.claimOf(airdrop, 9_000, claimant, { signer: claimant })
  const claimed = (await world.succeed(claimant, own.slice(-1))).units
  world.pass(10 * day)
  const others = await world.claimOf(airdrop, 9_001, creator)
  const paid = (await world.succeed(creator, others.slice(-1))).units
  world.pass(30 * day)
  const closed = (await world.succeed(creator, (await world.closeOf(airdrop)).slice(1))).units
  return [
    unitsRow(`airdrop of 10 000 in parts, ${kind.name}: create`, created),
    unitsRow(`airdrop of 10 000 in parts, ${kind.name}: extend`, extended),
    unitsRow(`airdrop of 10 000 in parts, ${kind.name}: claim`, claimed),
    unitsRow(`airdrop of 10 000 in parts, ${kind.name}: claim for another`, paid),
    unitsRow(`airdrop of 10 000 in parts, ${kind.name}: close`, closed),
  ]
}

async function presaleRows(world: PresaleWorld, kind: (typeof tokenKinds)[number]) {
  const units = await measurePresale(world, kind)
  return Object.entries(units).map(([what, value]) =>
    unitsRow(`presale, ${kind.name}: ${what}`, value, what === 'create' ? 36_000 : unitsMax),
  )
}

async function stakingRows(world: StakingWorld, kind: (typeof tokenKinds)[number]) {
  const units = await measureStaking(world, kind)
  return Object.entries(units).map(([what, value]) =>
    unitsRow(`staking, ${kind.name}: ${what}`, value, unitsMax),
  )
}

/** A list of 10 000 new wallets, from its plan to its last payment, on blocks of 400 ms as on live clusters. */
async function multisendRows(): Promise<BenchRow[]> {
  const cluster = await startCluster()
  try {
    const sender = await SolanaSender.create(cluster.rpcUrl)
    const token = await sender.createToken()
    const started = performance.now()
    const plan = await sender.plan(token, drawRows(claimants))
    let next = plan
    while (next.batches.length > 0) {
      await sender.pay(next)
      next = await sender.plan(token, plan.rows)
    }
    const minutes = (performance.now() - started) / 60_000
    const row = { area: 'solana', better: 'higher', unit: 'recipients' } as const
    const largest = Math.max(...plan.batches.map((batch) => batch.length))
    return [
      benchRow({
        ...row,
        name: 'multisend: of a transaction that opens accounts',
        value: largest,
        target: 9,
      }),
      benchRow({
        ...{ area: 'solana', name: 'multisend: 10 000 new wallets', better: 'lower' },
        ...{ value: Number(minutes.toFixed(1)), unit: 'minutes', target: 20 },
      }),
    ]
  } finally {
    await cluster.stop()
  }
}

export async function measure(): Promise<readonly BenchRow[]> {
  const rows = [...(await tokenRows(await LockerWorld.open()))]
  for (const kind of tokenKinds) rows.push(...(await lockRows(await LockerWorld.open(), kind)))
  for (const kind of tokenKinds) rows.push(...(await airdropRows(await AirdropWorld.open(), kind)))
  for (const kind of tokenKinds) rows.push(...(await presaleRows(await PresaleWorld.open(), kind)))
  for (const kind of tokenKinds) rows.push(...(await stakingRows(await StakingWorld.open(), kind)))
  return [...rows, ...(await multisendRows())]
}
