import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, zeroAddress } from 'viem'

/** Raw parameters of `TokenFactory.deploy` for template 1, below everything that checks them. */
export type TokenParams = {
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

export const plainParams: Omit<TokenParams, 'receiver'> = {
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

/** The call that creates a token with these parameters, for simulating or sending it with viem. */
export function toDeployCall(factory: Address, params: TokenParams) {
  return {
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'deploy',
    args: [
      1n,
      [params.name, params.symbol, params.contractUri],
      [params.receiver],
      [params.totalSupply, params.decimals, params.mintCooldown, params.mintMaxBps],
      [params.mintable],
      params.inviter,
      zeroAddress,
      createTokenSeed(),
    ],
  } as const
}
