import { errorMessage, m } from '@slipway/messages'
import type { PoolFormResult } from '@slipway/sdk/staking/pool-params'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../../core/active-chain.ts'
import type { StakerAct } from './pool-act.ts'
import classes from './pool-screen.module.css'

interface PickProblemProps {
  act: StakerAct
  reading: PoolFormResult<unknown>
  picked: readonly bigint[]
}

/** Why NFTs that were picked cannot go, or that none is: a picker has no line for it as a field of text has. */
export function PickProblem({ act, reading, picked }: PickProblemProps) {
  if (picked.length === 0) return <p className={classes.quiet}>{m.stakepage_nft_pick_first()}</p>
  if (reading.ok) return null
  const { nativeCurrency } = activeChain
  const { token, currency } = act
  return (
    <>
      {reading.issues.map(({ code, args }) => (
        <NoticeBox key={code} tone="warn" role="alert">
          {errorMessage(code, args, { token, ...(currency && { currency }), nativeCurrency })}
        </NoticeBox>
      ))}
    </>
  )
}
