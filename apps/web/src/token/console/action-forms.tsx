import { m } from '@slipway/messages'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import { BurnForm } from './burn-form.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { DisableMintForm } from './disable-mint-form.tsx'
import { MintForm } from './mint-form.tsx'
import { RenounceForm } from './renounce-form.tsx'
import { TransferOwnershipForm } from './transfer-ownership-form.tsx'
import { UriForm } from './uri-form.tsx'

interface ActionFormsProps {
  act: ConsoleAct
  isOwner: boolean
}

/**
 * Which panels are shown: those of powers that are left, and that of an action which has just succeeded, although its
 * success may be the very loss of that power: who handed over sees that it is done.
 */
function shownPanels({ token, doneOf }: ConsoleAct, isOwner: boolean) {
  const { capabilities, balance = 0n } = token
  const isDone = (...kinds: readonly TransactionKind[]) => doneOf(...kinds) !== null
  return {
    mint: isOwner && capabilities.mint,
    uri: (isOwner && capabilities.contractUri) || isDone('token_set_uri', 'token_freeze_uri'),
    burn: isOwner || balance > 0n || isDone('token_burn'),
    disableMint: (isOwner && capabilities.mint) || isDone('token_disable_mint'),
    transfer: isOwner || isDone('token_transfer_ownership'),
    renounce: isOwner || isDone('token_renounce'),
  }
}

/** A form for each thing that this wallet can still do to the token; powers that are gone have none. */
export function ActionForms({ act, isOwner }: ActionFormsProps) {
  const { mint, uri, burn, disableMint, transfer, renounce } = shownPanels(act, isOwner)
  return (
    <>
      {mint && <MintForm act={act} />}
      {uri && <UriForm act={act} />}
      {burn && <BurnForm act={act} />}
      {(disableMint || transfer || renounce) && (
        <h2 className={classes.danger}>{m.token_console_danger()}</h2>
      )}
      {disableMint && <DisableMintForm act={act} />}
      {transfer && <TransferOwnershipForm act={act} />}
      {renounce && <RenounceForm act={act} />}
    </>
  )
}
