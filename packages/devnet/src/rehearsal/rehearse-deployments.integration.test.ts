import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import { expect, test } from 'vitest'
import { findRehearsalFaults } from './find-rehearsal-faults.ts'
import { rehearseDeployments } from './rehearse-deployments.ts'

/** No base fee and no deployment proxy; a height that is not `block.number`; blocks that are too small. */
const chains = ['pego', 'arb', 'hyperevm'].map((name) => getEvmChain(name))
/** Three deployments by processes of their own, and the sources of all contracts compiled once. */
const PATIENCE_MS = 1_200_000

test(
  'networks with other rules get the same contracts by the command that an operator runs, killed in the middle',
  async () => {
    const rehearsal = await rehearseDeployments(chains)
    expect(findRehearsalFaults(rehearsal)).toEqual([])
    const [pego, arb, hyperevm] = rehearsal.networks
    expect(pego).toMatchObject({ hardfork: 'istanbul', madeDeploymentProxy: true })
    expect(hyperevm).toMatchObject({ neededBigBlocks: true, madeDeploymentProxy: false })
    expect(new Set(rehearsal.networks.map(({ killedAfter }) => killedAfter)).size).toBe(3)
    for (const { killedAfter, transactions } of rehearsal.networks)
      expect(transactions).toBeGreaterThan(killedAfter)
    const names = Object.keys(getLocalDeployment()?.contracts ?? {})
    expect(Object.keys(arb?.deployment.contracts ?? {}).sort()).toEqual(names.sort())
    // By the height of the layer, not by what contracts are told.
    expect(arb?.deployment.contracts.vip?.startBlock).toBeGreaterThan(400_000_000)
    expect(pego?.deployment.contracts.vip?.startBlock).toBeLessThan(1_000)
  },
  PATIENCE_MS,
)
