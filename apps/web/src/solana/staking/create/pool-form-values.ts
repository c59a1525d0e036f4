import type { SolanaPoolInput } from '@slipway/sdk/solana/staking/solana-pool-schema'
import { readLocalInput } from '../../../form/local-time.ts'

/** What the create form holds; numbers stay texts until the schema reads them, and times are as their fields have them. */
export interface PoolFormValues extends Required<SolanaPoolInput> {
  /** Address of the token that is staked. */
  readonly stakeMint: string
  /** Address of the token that is paid. */
  readonly rewardMint: string
}

/** The form as it opens: what most pools want is filled in, what only the creator knows is empty. */
export const emptyPoolForm: PoolFormValues = {
  ...{ stakeMint: '', rewardMint: '', budget: 'total', total: '', rate: '' },
  ...{ start: 'now', startAt: '', endAt: '', deadline: 'end', deadlineAt: '' },
  ...{ lockLength: '', lockUnit: 'days' },
  ...{ hasLimit: false, limit: '', limitLength: '', limitUnit: 'days' },
}

/** Whether anything was entered that is worth keeping. */
export function isStarted(values: PoolFormValues): boolean {
  return (Object.keys(emptyPoolForm) as (keyof PoolFormValues)[]).some(
    (field) => values[field] !== emptyPoolForm[field],
  )
}

const momentOf = (typed: string) => {
  const seconds = readLocalInput(typed)
  return seconds === undefined ? typed : String(seconds)
}

/** The draft as the schema reads it. */
export function toPoolInput({
  stakeMint: _stake,
  rewardMint: _reward,
  ...values
}: PoolFormValues): SolanaPoolInput {
  const [startAt, endAt, deadlineAt] = [values.startAt, values.endAt, values.deadlineAt]
  return {
    ...values,
    startAt: momentOf(startAt),
    endAt: momentOf(endAt),
    deadlineAt: momentOf(deadlineAt),
  }
}
