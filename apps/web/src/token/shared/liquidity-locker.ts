import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

const isLocal = activeChain.development === true || activeChain.standIn === true
const deployment = isLocal ? getLocalDeployment() : getDeployment(activeChain.chainId)
const contracts: Readonly<Record<string, { readonly address: Address } | undefined>> =
  deployment?.contracts ?? {}

/** The platform's locker on the page's network; undefined where none is deployed. */
export const liquidityLocker: Address | undefined = contracts.liquidityLocker?.address
