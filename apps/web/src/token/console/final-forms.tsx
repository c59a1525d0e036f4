import { m } from '@slipway/messages'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { DisableMintForm } from './disable-mint-form.tsx'
import { RenounceForm } from './renounce-form.tsx'
import { TransferOwnershipForm } from './transfer-ownership-form.tsx'

interface FinalFormsProps {
  act: ConsoleAct
  isOwner: boolean
}

/**
 * What ends a right for ever, apart from everything else. Who has just handed over or renounced is no owner any more and
 * still sees that it is done.
 */
export default function FinalForms({ act, isOwner }: FinalFormsProps) {
  const isMintingEnded = act.doneOf('token_disable_mint') !== null
  const isHandedOver = act.doneOf('token_transfer_ownership') !== null
  const isRenounced = act.doneOf('token_renounce') !== null
  const canEndMinting = isOwner && act.token.capabilities.mint
  if (!isOwner && !isMintingEnded && !isHandedOver && !isRenounced) return null
  return (
    <section aria-labelledby="console-final">
      <h2 id="console-final" className={classes.danger}>
        {m.token_console_danger()}
      </h2>
      <div className={classes.final}>
        {(canEndMinting || isMintingEnded) && <DisableMintForm act={act} />}
        {(isOwner || isHandedOver) && <TransferOwnershipForm act={act} />}
        {(isOwner || isRenounced) && <RenounceForm act={act} />}
      </div>
    </section>
  )
}
