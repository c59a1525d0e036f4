import { type ChainDefinition, chainsFor, isEvmChain } from '@slipway/chains'
import { features, isFeatureDeployed } from '@slipway/deployments'
import { m } from '@slipway/messages/features/cli'
import * as z from 'zod'
import type { OfflineCommand } from '../command/command.ts'
import type { Row } from '../output/row.ts'

const describe = (chain: ChainDefinition) => ({
  name: chain.shortname,
  title: chain.name,
  chainId: chain.chainId,
  type: chain.type,
  status: chain.status,
  isTestNetwork: chain.isTestNetwork,
  nativeSymbol: chain.nativeCurrency.symbol,
  features: features.filter((feature) => isFeatureDeployed(chain.chainId, feature)),
  rpcUrls: isEvmChain(chain) ? chain.rpcUrls : [],
})

/** Lists every network, the local chain included. */
export const networksCommand: OfflineCommand = {
  effect: 'offline',
  positionals: [],
  options: {},
  example: 'slipway networks --json',
  result: z.strictObject({
    networks: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        chainId: z.int(),
        type: z.string(),
        status: z.string(),
        isTestNetwork: z.boolean(),
        nativeSymbol: z.string(),
        /** Whose contracts are deployed there. */
        features: z.array(z.enum(features)),
        rpcUrls: z.array(z.string()),
      }),
    ),
  }),
  async run() {
    const networks = chainsFor({ development: true }).map(describe)
    const rows = networks.map((one): Row => {
      const state = one.features.length > 0 ? one.features.join(', ') : m.cli_networks_none()
      return [one.name, `${one.chainId}  ${one.title}  ${one.nativeSymbol}  ${state}`]
    })
    return { data: { networks }, rows }
  },
}
