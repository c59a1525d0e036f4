import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import {
  buildPresaleClaim,
  buildPresaleRefund,
  type PaidWallet,
  type PresaleClaimant,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import {
  buildInviterRegistration,
  buildRewardClaim,
} from '@slipway/sdk/solana/presale/build-inviter-action'
import {
  buildPresaleContribution,
  type ListedPlace,
} from '@slipway/sdk/solana/presale/build-presale-contribution'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { decodeBuyer } from '@slipway/sdk/solana/presale/decode-buyer'
import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { findPresaleAddress } from '@slipway/sdk/solana/presale/find-presale-address'
import { namePresaleError } from '@slipway/sdk/solana/presale/name-presale-error'
import type { PresalePlace } from '@slipway/sdk/solana/presale/presale-place'
import type {
  SolanaPresale,
  SolanaPresaleBuyer,
  SolanaPresaleDraft,
  SolanaPresaleEntry,
} from '@slipway/sdk/solana/presale/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { deployOnMachine, type Outcome } from './program-machine.ts'
import { day, type TestToken, TokenWorld } from './token-world.ts'

export const sol = 1_000_000_000n
/** Of the taxed token. */
export const presaleFeeBps = 200

interface Named {
  readonly address: Address
}

/** A presale that came about. */
export interface TestPresale extends PresalePlace {
  readonly token: TestToken
  readonly creator: KeyPairSigner
  readonly draft: SolanaPresaleDraft
}

const keccak = await loadKeccak()

/** Tokens and presales on a machine, and what tests do with them. */
export class PresaleWorld extends TokenWorld {
  private nextId = 1n

  static async open(): Promise<PresaleWorld> {
    const { machine, program } = await deployOnMachine('presale')
    return new PresaleWorld(machine, program, namePresaleError)
  }

  /** Of 5 to 10 SOL, for a day from in 400 seconds on, 10 million base units; a thousand times as many where it is fair. */
  draft(token: TestToken, change: Partial<SolanaPresaleDraft> = {}): SolanaPresaleDraft {
    const startAt = change.startAt ?? this.now + 400
    const tokens = change.tokens ?? (change.kind === 2 ? 10_000_000_000n : 10_000_000n)
    const fee = token.isTaxed ? { bps: presaleFeeBps, max: 10n ** 15n } : undefined
    return {
      ...{ mint: token.mint, tokenProgram: token.tokenProgram, tokens },
      amount: calculateCoveringAmount(tokens, fee),
      ...{ softCap: 5n * sol, hardCap: 10n * sol, minContribution: sol / 10n },
      ...{ maxContribution: 8n * sol, startAt, endAt: startAt + day },
      ...{ t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
      ...{ kind: 1, whitelistMode: 0, burnsUnsold: false, root: new Uint8Array(32), infoKey: '' },
      inviterBps: [],
      ...change,
    }
  }

  creation(
    token: TestToken,
    creator: KeyPairSigner,
    change: Partial<SolanaPresaleDraft> = {},
    id = this.nextId++,
  ) {
    return buildPresaleCreation(this.program, creator, this.draft(token, change), id)
  }

  /** A presale that has to come about; with a list it is bound to its own address. */
  async presale(
    token: TestToken,
    creator: KeyPairSigner,
    change: Partial<SolanaPresaleDraft> = {},
    list: readonly SolanaPresaleEntry[] = [],
    id = this.nextId++,
  ): Promise<TestPresale> {
    const place = { creator: creator.address, mint: token.mint, id }
    const address = await findPresaleAddress(this.program, place)
    const listed = list.length > 0 ? { root: this.treeOf(address, list).root } : {}
    const draft = this.draft(token, { ...change, ...listed })
    const made = await buildPresaleCreation(this.program, creator, draft, id)
    await this.succeed(creator, made.instructions)
    const { presale, vault } = made
    const { mint, tokenProgram } = token
    return { program: this.program, tokenProgram, presale, vault, mint, token, creator, draft }
  }

  treeOf(presale: Address, list: readonly SolanaPresaleEntry[]) {
    return buildPresaleTree(presale, list, keccak)
  }

  find(address: Address): SolanaPresale | undefined {
    const account = this.machine.getAccount(address)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodePresale({ address, data: new Uint8Array(account.data) })
  }

  read({ presale }: PresalePlace): SolanaPresale {
    const found = this.find(presale)
    if (!found) throw new Error('There is no such presale.')
    return found
  }

  async buyer(
    { presale }: PresalePlace,
    { address: wallet }: Named,
  ): Promise<SolanaPresaleBuyer | undefined> {
    const address = await findBuyerAddress(this.program, presale, wallet)
    const account = this.machine.getAccount(address)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodeBuyer({ address, data: new Uint8Array(account.data) })
  }

  lamportsOf({ address }: Named): bigint {
    return this.machine.getBalance(address) ?? 0n
  }

  /** Who is above a wallet in a presale, the nearest first; `named` is who invites one that is new. */
  async invitersOf(place: PresalePlace, wallet: Named, named?: Named): Promise<Address[]> {
    const { inviterBps } = this.read(place)
    const own = await this.buyer(place, wallet)
    const above: Address[] = []
    let next = own ? own.inviter : named?.address
    while (next !== undefined && above.length < inviterBps.length) {
      above.push(next)
      next = (await this.buyer(place, { address: next }))?.inviter
    }
    return above
  }

  async contribute(
    place: PresalePlace,
    by: KeyPairSigner,
    amount: bigint,
    { listed, inviter }: { readonly listed?: ListedPlace; readonly inviter?: Named } = {},
  ): Promise<Outcome> {
    const presale = this.read(place)
    const parts = { listed, inviters: await this.invitersOf(place, by, inviter) }
    const all = [await buildPresaleContribution(this.program, presale, by, amount, parts)]
    return this.send(by, all)
  }

  async registerInviter(place: PresalePlace, by: KeyPairSigner): Promise<Outcome> {
    return this.send(by, [await buildInviterRegistration(this.program, this.read(place), by)])
  }

  async claimReward(place: PresalePlace, payer: KeyPairSigner, wallet: PaidWallet) {
    return this.send(payer, [await buildRewardClaim(place, wallet)])
  }

  /** The refund of the payer, or of somebody else. */
  async refund(
    place: PresalePlace,
    payer: KeyPairSigner,
    wallet: PaidWallet = { signer: payer },
  ): Promise<Outcome> {
    const inviters = 'signer' in wallet ? await this.invitersOf(place, wallet.signer) : []
    return this.send(payer, [await buildPresaleRefund(place, wallet, inviters)])
  }

  finalize(place: PresalePlace, sender: KeyPairSigner): Promise<Outcome> {
    return this.send(sender, [buildPresaleFinalize(place, sender)])
  }

  /** The claim of somebody, which the payer sends; the wallet does not sign unless it is said. */
  async claim(
    place: PresalePlace,
    payer: KeyPairSigner,
    wallet: PresaleClaimant,
    hasLeft = false,
  ): Promise<Outcome> {
    return this.send(payer, await buildPresaleClaim(place, payer, wallet, hasLeft))
  }

  async act(presale: TestPresale, action: CreatorAction, by = presale.creator): Promise<Outcome> {
    return this.send(by, await buildCreatorAction(presale, by, action))
  }
}
