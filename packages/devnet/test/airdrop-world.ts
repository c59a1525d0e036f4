import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import type { SortedTree } from '@slipway/sdk/shared/build-sorted-tree'
import { buildAirdropClaim, type Claimant } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { buildAirdropClose } from '@slipway/sdk/solana/airdrop/build-airdrop-close'
import { buildAirdropCreation } from '@slipway/sdk/solana/airdrop/build-airdrop-creation'
import { buildAirdropTree } from '@slipway/sdk/solana/airdrop/build-airdrop-tree'
import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import { decodeAirdrop } from '@slipway/sdk/solana/airdrop/decode-airdrop'
import { nameAirdropError } from '@slipway/sdk/solana/airdrop/name-airdrop-error'
import type {
  AirdropEntry,
  SolanaAirdrop,
  SolanaAirdropDraft,
} from '@slipway/sdk/solana/airdrop/types'
import type { Address, Instruction, KeyPairSigner } from '@solana/kit'
import { deployOnMachine, type Outcome } from './program-machine.ts'
import { day, type TestToken, TokenWorld } from './token-world.ts'

/** Of the taxed token of `airdropFeeBps`. */
export const airdropFeeBps = 200

export interface AirdropTerms extends Partial<SolanaAirdropDraft> {
  readonly endIn?: number
}

/** An airdrop that came about, with its list. */
export interface TestAirdrop {
  readonly token: TestToken
  readonly creator: KeyPairSigner
  readonly list: readonly AirdropEntry[]
  readonly tree: SortedTree
  readonly address: Address
  readonly vault: Address
}

const keccak = await loadKeccak()

/** Tokens and airdrops on a machine, and what tests do with them. */
export class AirdropWorld extends TokenWorld {
  private nextId = 1n
  /** Those of long lists take a second. */
  private readonly trees = new WeakMap<readonly AirdropEntry[], SortedTree>()

  static async open(): Promise<AirdropWorld> {
    const { machine, program } = await deployOnMachine('airdrop')
    return new AirdropWorld(machine, program, nameAirdropError)
  }

  treeOf(list: readonly AirdropEntry[]): SortedTree {
    const tree = this.trees.get(list) ?? buildAirdropTree(list, keccak)
    this.trees.set(list, tree)
    return tree
  }

  draft(
    token: TestToken,
    list: readonly AirdropEntry[],
    { endIn = 30 * day, ...terms }: AirdropTerms = {},
  ): SolanaAirdropDraft {
    const total = list.reduce((sum, { amount }) => sum + amount, 0n)
    const fee = token.isTaxed ? { bps: airdropFeeBps, max: 10n ** 15n } : undefined
    return {
      ...{ mint: token.mint, tokenProgram: token.tokenProgram, total, entries: list.length },
      amount: calculateCoveringAmount(terms.total ?? total, fee),
      root: this.treeOf(list).root,
      ...{ listKey: '', startAt: 0, releaseSeconds: 0, firstBps: 10_000 },
      endAt: this.now + endIn,
      ...terms,
    }
  }

  creation(
    token: TestToken,
    creator: KeyPairSigner,
    list: readonly AirdropEntry[],
    terms: AirdropTerms = {},
    id = this.nextId++,
  ) {
    return buildAirdropCreation(this.program, creator, this.draft(token, list, terms), id)
  }

  /** An airdrop that has to come about, with room for every entry. */
  async airdrop(
    token: TestToken,
    creator: KeyPairSigner,
    list: readonly AirdropEntry[],
    terms: AirdropTerms = {},
  ): Promise<TestAirdrop> {
    const made = await this.creation(token, creator, list, terms)
    await this.succeed(creator, [...made.instructions, ...made.extensions])
    const { airdrop: address, vault } = made
    return { token, creator, list, tree: this.treeOf(list), address, vault }
  }

  find(address: Address): SolanaAirdrop | undefined {
    const account = this.machine.getAccount(address)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodeAirdrop({ address, data: new Uint8Array(account.data) })
  }

  read(address: Address): SolanaAirdrop {
    const found = this.find(address)
    if (!found) throw new Error('There is no such airdrop.')
    return found
  }

  placeOf({ token, address, vault }: TestAirdrop) {
    const airdrop = { address, vault, mint: token.mint }
    return { program: this.program, tokenProgram: token.tokenProgram, airdrop }
  }

  /** The claim of an entry as it is in the list; a payer other than its claimant claims for somebody else. */
  claimOf(
    airdrop: TestAirdrop,
    index: number,
    payer: KeyPairSigner,
    claimant?: Claimant,
  ): Promise<Instruction[]> {
    const entry = airdrop.list[index]
    if (!entry) throw new Error('There is no such entry.')
    const proven = { index, amount: entry.amount, proof: airdrop.tree.proofOf(index) }
    const who = claimant ?? { address: entry.claimant }
    return buildAirdropClaim(this.placeOf(airdrop), payer, who, proven)
  }

  async claim(
    airdrop: TestAirdrop,
    index: number,
    payer: KeyPairSigner,
    claimant?: Claimant,
  ): Promise<Outcome> {
    return this.send(payer, await this.claimOf(airdrop, index, payer, claimant))
  }

  closeOf(
    airdrop: TestAirdrop,
    by: KeyPairSigner = airdrop.creator,
    paid: { readonly destination?: Address } = {},
  ): Promise<Instruction[]> {
    const { isTaxed } = airdrop.token
    return buildAirdropClose(this.placeOf(airdrop), by, { isTaxed, ...paid })
  }

  async close(
    airdrop: TestAirdrop,
    by: KeyPairSigner = airdrop.creator,
    paid: { readonly destination?: Address } = {},
  ): Promise<Outcome> {
    return this.send(by, await this.closeOf(airdrop, by, paid))
  }
}
