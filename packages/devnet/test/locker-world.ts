import { buildLockAction, type LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { buildLockCreation } from '@slipway/sdk/solana/lock/build-lock-creation'
import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { findLockAddress } from '@slipway/sdk/solana/lock/find-lock-address'
import { nameLockError } from '@slipway/sdk/solana/lock/name-lock-error'
import type {
  SolanaLock,
  SolanaLockDraft,
  SolanaReleaseSchedule,
} from '@slipway/sdk/solana/lock/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { deployOnMachine, type Outcome } from './program-machine.ts'
import { day, type TestToken, TokenWorld } from './token-world.ts'

export interface TermsOfTest {
  readonly amount?: bigint
  readonly unlockIn?: number
  readonly unlockAt?: number
  readonly owner?: Address
  readonly schedule?: SolanaReleaseSchedule
}

/** Tokens and locks on a machine, and what tests do with them. */
export class LockerWorld extends TokenWorld {
  private nextId = 1n

  static async open(): Promise<LockerWorld> {
    const { machine, program } = await deployOnMachine('locker')
    return new LockerWorld(machine, program, nameLockError)
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
