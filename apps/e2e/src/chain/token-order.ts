import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, zeroAddress } from 'viem'

/** Raw parameters of `TokenFactory.deploy` for template 1, below everything that checks them. */
export type TokenOrder = {
  readonly name: string
  readonly symbol: string
  readonly contractUri: string
  readonly receiver: Address
  /** Base units. */
  readonly totalSupply: bigint
  readonly decimals: bigint
  /** Seconds. */
  readonly mintCooldown: bigint
  readonly mintMaxBps: bigint
  readonly mintable: boolean
  readonly inviter: Address
}

export const plainOrder: Omit<TokenOrder, 'receiver'> = {
  name: 'Harbour Dollar',
  symbol: 'HBR',
  contractUri: '',
  totalSupply: 1_000_000n * 10n ** 18n,
  decimals: 18n,
  mintCooldown: 0n,
  mintMaxBps: 0n,
  mintable: false,
  inviter: zeroAddress,
}

/** The call that an order makes, for simulating or sending it with viem. */
export function toDeployCall(factory: Address, order: TokenOrder) {
  return {
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'deploy',
    args: [
      1n,
      [order.name, order.symbol, order.contractUri],
      [order.receiver],
      [order.totalSupply, order.decimals, order.mintCooldown, order.mintMaxBps],
      [order.mintable],
      order.inviter,
      zeroAddress,
      createTokenSeed(),
    ],
  } as const
}
