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
 * A form for each thing that this wallet can still do to the token; powers that are gone have none. An action that has
 * just succeeded keeps its panel, although its success may be that very loss: who handed over sees that it is done.
 */
export function ActionForms({ act, isOwner }: ActionFormsProps) {
  const { capabilities, balance = 0n } = act.token
  const isDone = (...kinds: readonly TransactionKind[]) => act.doneOf(...kinds) !== null
  const isShown = {
    mint: isOwner && capabilities.mint,
    uri: (isOwner && capabilities.contractUri) || isDone('token_set_uri', 'token_freeze_uri'),
    burn: isOwner || balance > 0n || isDone('token_burn'),
    disableMint: (isOwner && capabilities.mint) || isDone('token_disable_mint'),
    transfer: isOwner || isDone('token_transfer_ownership'),
    renounce: isOwner || isDone('token_renounce'),
  }
  return (
    <>
      {isShown.mint && <MintForm act={act} />}
      {isShown.uri && <UriForm act={act} />}
      {isShown.burn && <BurnForm act={act} />}
      {(isShown.disableMint || isShown.transfer || isShown.renounce) && (
        <h2 className={classes.danger}>{m.token_console_danger()}</h2>
      )}
      {isShown.disableMint && <DisableMintForm act={act} />}
      {isShown.transfer && <TransferOwnershipForm act={act} />}
      {isShown.renounce && <RenounceForm act={act} />}
    </>
  )
}
