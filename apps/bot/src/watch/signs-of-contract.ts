import type { Solvency } from '@slipway/sdk/tools/get-solvency'
import { solvencyStateOf } from '@slipway/sdk/tools/solvency-math'
import { PASSING } from './compare-signs.ts'
import type { Sign } from './sign.ts'

/** Of which assets a contract holds less than it owes. */
export function signsOfContract({ address, blockNumber, assets }: Solvency): readonly Sign[] {
  return assets
    .filter((asset) => solvencyStateOf(asset) === 'missing')
    .map(({ asset }) => ({
      key: `${PASSING}short:${address.toLowerCase()}:${asset.toLowerCase()}`,
      name: 'contractShort',
      args: { asset },
      episode: String(blockNumber),
    }))
}
