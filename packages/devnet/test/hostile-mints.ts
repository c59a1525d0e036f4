import type { Address } from '@solana/kit'
import { AccountState, extension } from '@solana-program/token-2022'

/** Mints by whose extensions, or without any, their maker could defeat a program that holds the token. */
export const hostileMints = [
  { error: 'MintFreezable', extensionsOf: () => [], freezable: true },
  {
    error: 'MintPermanentDelegate',
    extensionsOf: (maker: Address) => [extension('PermanentDelegate', { delegate: maker })],
  },
  {
    error: 'MintHooked',
    extensionsOf: (maker: Address) => [
      extension('TransferHook', { authority: maker, programId: maker }),
    ],
  },
  {
    error: 'MintPausable',
    extensionsOf: (maker: Address) => [
      extension('PausableConfig', { authority: maker, paused: false }),
    ],
  },
  { error: 'MintUnsupported', extensionsOf: () => [extension('NonTransferable', {})] },
  {
    error: 'MintUnsupported',
    extensionsOf: () => [extension('DefaultAccountState', { state: AccountState.Initialized })],
  },
  {
    error: 'MintUnsupported',
    extensionsOf: (authority: Address) => [extension('PermissionedBurn', { authority })],
  },
] as const
