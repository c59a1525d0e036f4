import { callRpc } from '@slipway/deployer/node/call-rpc'
import { type RunningCluster, startCluster } from '@slipway/devnet/solana/start-cluster'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildAirdropClaim } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { buildAirdropCreation } from '@slipway/sdk/solana/airdrop/build-airdrop-creation'
import { buildAirdropTree } from '@slipway/sdk/solana/airdrop/build-airdrop-tree'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { buildLockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { buildLockCreation } from '@slipway/sdk/solana/lock/build-lock-creation'
import { getLock } from '@slipway/sdk/solana/lock/get-lock'
import { buildInviterRegistration } from '@slipway/sdk/solana/presale/build-inviter-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import type { SolanaPresaleDraft } from '@slipway/sdk/solana/presale/types'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { buildPoolCreation } from '@slipway/sdk/solana/staking/build-pool-creation'
import { buildStakeDeposit } from '@slipway/sdk/solana/staking/build-staker-action'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import type { FollowedCluster } from '../src/solana/followed-cluster.ts'
import { readFollowedClusters } from '../src/solana/read-followed-clusters.ts'

const chainId = 902
export const sol = 1_000_000_000n
export const day = 86_400
export const keccak = await loadKeccak()

/** Our programs on the local cluster. */
export const programs = (() => {
  const found = getSolanaPrograms(chainId)
  if (!found) throw new Error('the local cluster has our programs')
  return found
})()

/** Nobody waits here: the cluster makes its blocks at once. */
const clock = { ...systemFlowClock, sleep: () => new Promise<void>((done) => setImmediate(done)) }
export const tokenProgram = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address

/** A local cluster with people who use every program. */
export class SolanaIndexWorld {
  readonly running: RunningCluster
  readonly rpc: SolanaRpc
  readonly creator: KeyPairSigner
  readonly cluster: FollowedCluster
  nextId = 1n

  private constructor(running: RunningCluster, creator: KeyPairSigner) {
    this.running = running
    this.rpc = createSolanaClient(running.rpcUrl)
    this.creator = creator
    const nodes = JSON.stringify([{ chainId, rpcUrl: running.rpcUrl }])
    const [cluster] = readFollowedClusters(nodes, true)
    if (!cluster) throw new Error('the local cluster is followed')
    this.cluster = cluster
  }

  static async start(options: { statePath?: string } = {}): Promise<SolanaIndexWorld> {
    const running = await startCluster({ ...options, slotMilliseconds: 20 })
    const world = new SolanaIndexWorld(running, await generateKeyPairSigner())
    await requestTestSol(world.rpc, world.creator.address)
    return world
  }

  async person(): Promise<KeyPairSigner> {
    const signer = await generateKeyPairSigner()
    for (let times = 0; times < 3; times++) await requestTestSol(this.rpc, signer.address)
    return signer
  }

  async pass(seconds: number): Promise<void> {
    await callRpc(this.running.rpcUrl, 'slipway_increaseTime', [seconds], 5_000)
  }

  async now(): Promise<number> {
    const slot = await this.rpc.getSlot().send()
    return Number(await this.rpc.getBlockTime(slot).send())
  }

  async send(instructions: readonly Instruction[], payer = this.creator): Promise<void> {
    const sent = await sendTransaction(this.rpc, { payer, instructions }, () => undefined)
    await followTransaction(this.rpc, sent, clock, AbortSignal.timeout(30_000))
  }

  async token(name: string, symbol: string): Promise<Address> {
    const mint = await generateMint(this.creator.address)
    const draft = {
      ...{ name, symbol, uri: '', decimals: 6, totalSupply: 10n ** 10n, transferFeeBps: 0 },
      ...{ mintable: false, freezable: false },
    }
    const getRent = (bytes: number) =>
      this.rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()
    await this.send(await buildTokenDeployment({ draft, creator: this.creator, mint, getRent }))
    return mint.address
  }

  /** The instructions of a lock for a day. */
  async lockCreation(mint: Address) {
    const terms = { amount: 1_000n, owner: this.creator.address, schedule: undefined }
    const draft = { ...{ mint, tokenProgram }, ...terms, unlockAt: (await this.now()) + day }
    return buildLockCreation(programs.locker, this.creator, draft, this.nextId++)
  }

  async lock(mint: Address): Promise<Address> {
    const { lock, instructions } = await this.lockCreation(mint)
    await this.send(instructions)
    return lock
  }

  /** A payment of nothing that names an account beside it. */
  async naming(address: Address): Promise<Instruction> {
    const data = new Uint8Array(12)
    data[0] = 2
    return {
      programAddress: '11111111111111111111111111111111' as Address,
      accounts: [
        { address: this.creator.address, role: AccountRole.WRITABLE_SIGNER },
        { address: this.creator.address, role: AccountRole.WRITABLE },
        { address, role: AccountRole.READONLY },
      ],
      data,
    }
  }

  /** A lock that the program refuses, sent all the same. */
  async fail(mint: Address): Promise<void> {
    const { instructions } = await this.lockCreation(mint)
    const { value } = await this.rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(this.creator, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(value, paid),
      // Twice the same lock: the second is there already.
      (timed) => appendTransactionMessageInstructions([...instructions, ...instructions], timed),
    )
    const signed = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
    await this.rpc.sendTransaction(signed, { encoding: 'base64', skipPreflight: true }).send()
  }

  /** Gives a lock away. */
  async give(address: Address, receiver: Address): Promise<void> {
    const lock = await getLock(this.rpc, programs.locker, address)
    if (!lock) throw new Error('there is such a lock')
    const place = { program: programs.locker, tokenProgram, lock, isTaxed: false }
    await this.send(await buildLockAction(place, this.creator, { kind: 'give', receiver }))
  }

  /** A presale that begins in 400 seconds. */
  async presale(mint: Address, change: Partial<SolanaPresaleDraft> = {}) {
    const startAt = (await this.now()) + 400
    const draft = {
      ...{ mint, tokenProgram, amount: 1_000_000n, tokens: 1_000_000n, softCap: 5n * sol },
      ...{ hardCap: 10n * sol, minContribution: sol / 10n, maxContribution: 8n * sol, startAt },
      ...{ endAt: startAt + day, t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000 },
      ...{ cycleBps: 0, kind: 1 as const, whitelistMode: 0 as const, burnsUnsold: false },
      ...{ inviterBps: [], infoKey: '', root: new Uint8Array(32), ...change },
    }
    const made = await buildPresaleCreation(programs.presale, this.creator, draft, this.nextId++)
    await this.send(made.instructions)
    return made.presale
  }

  async contribute(
    address: Address,
    by: KeyPairSigner,
    lamports: bigint,
    parts: Parameters<typeof buildPresaleContribution>[4] = {},
  ): Promise<void> {
    const presale = await getPresale(this.rpc, programs.presale, address)
    if (!presale) throw new Error('there is such a presale')
    const { presale: program } = programs
    await this.send([await buildPresaleContribution(program, presale, by, lamports, parts)], by)
  }

  async registerInviter(address: Address, by: KeyPairSigner): Promise<void> {
    const presale = await getPresale(this.rpc, programs.presale, address)
    if (!presale) throw new Error('there is such a presale')
    await this.send([await buildInviterRegistration(programs.presale, presale, by)], by)
  }

  /** An airdrop to two entries of one wallet, of which both are claimed. */
  async airdrop(mint: Address, claimant: KeyPairSigner): Promise<Address> {
    const list = [
      { claimant: claimant.address, amount: 300n },
      { claimant: claimant.address, amount: 400n },
    ]
    const tree = buildAirdropTree(list, keccak)
    const terms = { startAt: 0, endAt: undefined, releaseSeconds: 0, firstBps: 10_000 }
    const draft = {
      ...{ mint, tokenProgram, amount: 700n, total: 700n, entries: 2, root: tree.root },
      ...{ listKey: '', ...terms },
    }
    const made = await buildAirdropCreation(programs.airdrop, this.creator, draft, this.nextId++)
    await this.send(made.instructions)
    for (const [index, entry] of list.entries()) {
      const proven = { index, amount: entry.amount, proof: tree.proofOf(index) }
      const airdrop = { address: made.airdrop, vault: made.vault, mint }
      const place = { program: programs.airdrop, tokenProgram, airdrop }
      const claim = await buildAirdropClaim(place, claimant, { signer: claimant }, proven)
      await this.send(claim, claimant)
    }
    return made.airdrop
  }

  /** A pool that runs, in which its owner stakes. */
  async pool(stake: Address, reward: Address) {
    const startAt = (await this.now()) - 10
    const draft = {
      ...{ stake: { mint: stake, tokenProgram }, reward: { mint: reward, tokenProgram } },
      ...{ amount: 200_000n, rate: 1n, startAt, endAt: startAt + 2 * day, lockSeconds: 0 },
      ...{ deadlineAt: startAt + 2 * day, limit: 0n, limitSeconds: 0 },
    }
    const made = await buildPoolCreation(programs.staking, this.creator, draft, this.nextId++)
    await this.send(made.instructions)
    const pool = await getPool(this.rpc, programs.staking, made.pool)
    if (!pool) throw new Error('there is such a pool')
    await this.send([await buildStakeDeposit(made, this.creator, 500n, pool)])
    return made
  }
}
