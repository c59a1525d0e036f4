import { buildLockAction, type LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { buildLockCreation } from '@slipway/sdk/solana/lock/build-lock-creation'
import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { findLockAddress } from '@slipway/sdk/solana/lock/find-lock-address'
import type {
  SolanaLock,
  SolanaLockDraft,
  SolanaReleaseSchedule,
} from '@slipway/sdk/solana/lock/types'
import {
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  type ExtensionArgs,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getPreInitializeInstructionsForMintExtensions,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { LockerMachine, type Outcome, openLockerMachine } from './locker-machine.ts'

export const day = 86_400
export const firstTokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
const decimals = 6
export const supply = 10n ** 15n

export interface TestToken {
  readonly mint: Address
  readonly tokenProgram: Address
  readonly isTaxed: boolean
  readonly authority: KeyPairSigner
}

export interface TermsOfTest {
  readonly amount?: bigint
  readonly unlockIn?: number
  readonly unlockAt?: number
  readonly owner?: Address
  readonly schedule?: SolanaReleaseSchedule
}

/** Tokens and locks on a machine, and what tests do with them. */
export class LockerWorld extends LockerMachine {
  private nextId = 1n

  static async open(): Promise<LockerWorld> {
    const { machine, program } = await openLockerMachine()
    return new LockerWorld(machine, program)
  }

  /** A new token, of which everybody who is named has some. */
  async token(
    holders: readonly KeyPairSigner[],
    options: {
      readonly tokenProgram?: Address
      readonly extensions?: ExtensionArgs[]
      readonly freezable?: boolean
    } = {},
  ): Promise<TestToken> {
    const { tokenProgram = TOKEN_2022_PROGRAM_ADDRESS, extensions = [], freezable } = options
    const [authority, mint] = [await this.person(), await generateKeyPairSigner()]
    const space = extensions.length > 0 ? getMintSize(extensions) : 82
    const config = { programAddress: tokenProgram }
    const token: TestToken = {
      ...{ mint: mint.address, tokenProgram, authority },
      isTaxed: extensions.some(({ __kind }) => __kind === 'TransferFeeConfig'),
    }
    await this.succeed(authority, [
      getCreateAccountInstruction({
        ...{ payer: authority, newAccount: mint, space, programAddress: tokenProgram },
        lamports: this.rentOf(space),
      }),
      ...getPreInitializeInstructionsForMintExtensions(mint.address, extensions),
      getInitializeMint2Instruction(
        {
          ...{ mint: mint.address, decimals, mintAuthority: authority.address },
          freezeAuthority: freezable ? authority.address : null,
        },
        config,
      ),
    ])
    for (const holder of holders) {
      const ata = await this.accountOf(token, holder.address)
      await this.succeed(holder, [
        await this.opening(token, holder, holder.address),
        getMintToCheckedInstruction(
          { mint: token.mint, token: ata, mintAuthority: authority, amount: supply, decimals },
          config,
        ),
      ])
    }
    return token
  }

  async opening({ mint, tokenProgram }: TestToken, payer: KeyPairSigner, owner: Address) {
    const [ata] = await findAssociatedTokenPda({ mint, tokenProgram, owner })
    return getCreateAssociatedTokenIdempotentInstruction({
      ...{ payer, ata, owner, mint, tokenProgram },
    })
  }

  async accountOf({ mint, tokenProgram }: TestToken, owner: Address): Promise<Address> {
    const [ata] = await findAssociatedTokenPda({ mint, tokenProgram, owner })
    return ata
  }

  async transfer(
    { mint, tokenProgram }: TestToken,
    from: KeyPairSigner,
    destination: Address,
    amount: bigint,
  ) {
    const [source] = await findAssociatedTokenPda({ mint, tokenProgram, owner: from.address })
    return getTransferCheckedInstruction(
      { source, mint, destination, authority: from, amount, decimals },
      { programAddress: tokenProgram },
    )
  }

  async balanceOf(token: TestToken, owner: Address): Promise<bigint> {
    return this.balanceAt(await this.accountOf(token, owner))
  }

  draft(token: TestToken, creator: KeyPairSigner, terms: TermsOfTest): SolanaLockDraft {
    const { amount = 1_000_000_000n, unlockIn = 30 * day, owner = creator.address } = terms
    return {
      ...{ mint: token.mint, tokenProgram: token.tokenProgram, amount, owner },
      unlockAt: terms.unlockAt ?? this.now + unlockIn,
      schedule: terms.schedule,
    }
  }

  async creation(
    token: TestToken,
    creator: KeyPairSigner,
    terms: TermsOfTest = {},
    id = this.nextId++,
  ) {
    const draft = this.draft(token, creator, terms)
    return buildLockCreation(this.program, creator, draft, id)
  }

  /** A lock that has to come about. */
  async lock(
    token: TestToken,
    creator: KeyPairSigner,
    terms: TermsOfTest = {},
  ): Promise<SolanaLock> {
    const { lock, instructions } = await this.creation(token, creator, terms)
    await this.succeed(creator, instructions)
    return this.read(lock)
  }

  async succeed(payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<Outcome> {
    const outcome = await this.send(payer, instructions)
    if (outcome.error !== undefined) throw new Error(`It was refused: ${outcome.error}`)
    return outcome
  }

  find(lock: Address): SolanaLock | undefined {
    const account = this.machine.getAccount(lock)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodeLock({ ...account, data: new Uint8Array(account.data) })
  }

  read(lock: Address): SolanaLock {
    const found = this.find(lock)
    if (!found) throw new Error('There is no such lock.')
    return found
  }

  actionOf(
    token: TestToken,
    lock: Pick<SolanaLock, 'address' | 'vault' | 'mint'>,
    owner: KeyPairSigner,
    action: LockAction,
  ) {
    const { tokenProgram, isTaxed } = token
    return buildLockAction({ program: this.program, tokenProgram, isTaxed, lock }, owner, action)
  }

  async act(
    token: TestToken,
    lock: Pick<SolanaLock, 'address' | 'vault' | 'mint'>,
    owner: KeyPairSigner,
    action: LockAction,
  ): Promise<Outcome> {
    return this.send(owner, await this.actionOf(token, lock, owner, action))
  }

  addressOf(token: TestToken, creator: Address, id: bigint): Promise<Address> {
    return findLockAddress(this.program, { creator, mint: token.mint, id })
  }
}
