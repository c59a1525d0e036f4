import { CreationFee } from '../../creation-fee/creation-fee.tsx'
import { useFormChoice } from './pool-form-context.ts'
import { usePoolFee } from './use-pool-fee.ts'

/** What the platform asks for a pool, before the network fee. */
export default function CostSummary() {
  const kind = useFormChoice('stakedKind')
  const { data } = usePoolFee(kind || 'token')
  return <CreationFee tool="staking" fee={data} />
}
