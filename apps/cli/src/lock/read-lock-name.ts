import type { EvmChainDefinition } from '@slipway/chains'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { lockerOf } from '@slipway/sdk/lock/locker-of'
import type { LockerKind } from '@slipway/sdk/lock/types'
import { type Address, isAddressEqual } from 'viem'
import { CliError } from '../errors/cli-error.ts'

const kinds = ['token', 'liquidity', 'nft'] as const satisfies readonly LockerKind[]

/** Which lock of which locker. */
export interface LockName {
  readonly kind: LockerKind
  readonly locker: Address
  readonly lockId: bigint
}

const refuse = () =>
  new CliError('Cli_OptionInvalid', {
    option: '<lock>',
    reason: 'token:1 | liquidity:1 | nft:1 | <chainId>-<locker>-<lockId>',
  })

/**
 * Reads which lock is meant: its kind and number, or its public id as pages and certificates have it.
 * @throws {CliError} `Cli_OptionInvalid`
 */
export function readLockName(text: string, chain: EvmChainDefinition): LockName {
  const contracts = getLockContracts(chain)
  const [, short, number] = /^(token|liquidity|nft):([1-9]\d{0,77})$/.exec(text) ?? []
  const kind = kinds.find((one) => one === short)
  if (kind && number) return { kind, locker: lockerOf(contracts, kind), lockId: BigInt(number) }
  const key = readLockKey(text)
  if (!key || key.chainId !== chain.chainId) throw refuse()
  const own = kinds.find((one) => isAddressEqual(lockerOf(contracts, one), key.locker))
  if (!own) throw refuse()
  return { kind: own, locker: key.locker, lockId: key.lockId }
}
