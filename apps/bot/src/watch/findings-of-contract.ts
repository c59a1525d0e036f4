import type { Solvency } from '@slipway/sdk/tools/get-solvency'
import { solvencyStateOf } from '@slipway/sdk/tools/solvency-math'
import { PASSING } from './compare-findings.ts'
import type { Finding } from './finding.ts'

/** Of which assets a contract holds less than it owes. */
export function findingsOfContract({ address, blockNumber, assets }: Solvency): readonly Finding[] {
  return assets
    .filter((asset) => solvencyStateOf(asset) === 'missing')
    .map(({ asset }) => ({
      key: `${PASSING}short:${address.toLowerCase()}:${asset.toLowerCase()}`,
      name: 'contractShort',
      args: { asset },
      episode: String(blockNumber),
    }))
}
