import type { Airdrop } from '@slipway/api-client'
import type { AirdropOutline } from '@slipway/sdk/airdrop/evm/get-airdrop-outlines'
import type { AirdropKind } from '@slipway/sdk/platform/airdrop-kinds'
import type { Address } from 'viem'

/** A token as a list knows it; what is missing is read of the chain. */
export interface RowToken {
  readonly address: Address
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** One airdrop of a list, from the index or from the chain. */
export interface AirdropRow {
  readonly chainId: number
  readonly number: number
  readonly address: Address
  readonly kind: AirdropKind
  readonly owner: Address
  readonly token: RowToken
  readonly origin?: RowToken | undefined
  /** Unix seconds. */
  readonly startTime: number
  /** Unix seconds; undefined: it never ends. */
  readonly endTime?: number | undefined
  /** Only the index adds up. Base units of `token`. */
  readonly sums?: {
    readonly paid: bigint
    readonly deposited: bigint
    /** What the owner took back. */
    readonly withdrawn: bigint
    readonly accounts: number
  }
}

const rowToken = ({ address, symbol, decimals }: Airdrop['token']): RowToken => ({
  address: address as Address,
  symbol: symbol ?? undefined,
  decimals: decimals ?? undefined,
})

/** An airdrop as the index has it. */
export const rowOfIndex = (airdrop: Airdrop): AirdropRow => ({
  chainId: airdrop.chainId,
  number: airdrop.number,
  address: airdrop.address as Address,
  kind: airdrop.kind,
  owner: airdrop.owner as Address,
  token: rowToken(airdrop.token),
  origin: airdrop.origin ? rowToken(airdrop.origin) : undefined,
  startTime: airdrop.startTime,
  endTime: airdrop.endTime ?? undefined,
  sums: {
    paid: BigInt(airdrop.paid),
    deposited: BigInt(airdrop.deposited),
    withdrawn: BigInt(airdrop.withdrawn),
    accounts: airdrop.accounts,
  },
})

/** An airdrop as the chain has it. */
export const rowOfOutline = ({ id, token, origin, ...rest }: AirdropOutline): AirdropRow => ({
  ...rest,
  number: id,
  token: { address: token },
  origin: origin && { address: origin },
})
