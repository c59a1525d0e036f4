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

/** A form for each thing that this wallet can still do to the token; powers that are gone have none. */
export function ActionForms({ act, isOwner }: ActionFormsProps) {
  const { capabilities } = act.token
  const isDone = (kind: TransactionKind) => act.doneOf(kind) !== null
  return (
    <>
      {isOwner && capabilities.mint && <MintForm act={act} />}
      {isOwner && capabilities.contractUri && <UriForm act={act} />}
      {(isOwner || (act.token.balance ?? 0n) > 0n || isDone('token_burn')) && (
        <BurnForm act={act} />
      )}
      {isOwner && (
        <>
          <h2 className={classes.danger}>{m.token_console_danger()}</h2>
          {(capabilities.mint || isDone('token_disable_mint')) && <DisableMintForm act={act} />}
          <TransferOwnershipForm act={act} />
          <RenounceForm act={act} />
        </>
      )}
    </>
  )
}
