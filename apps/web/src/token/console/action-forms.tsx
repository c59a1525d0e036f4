import { BurnForm } from './burn-form.tsx'
import type { ConsoleAct } from './console-act.ts'
import { MintForm } from './mint-form.tsx'
import { UriForm } from './uri-form.tsx'

interface ActionFormsProps {
  act: ConsoleAct
  isOwner: boolean
}

/**
 * A form for each thing that this wallet can still do to the token and take back later in some way; powers that are
 * gone have none, but an action that has just succeeded stays on screen even where it was the very loss of the power.
 */
export default function ActionForms({ act, isOwner }: ActionFormsProps) {
  const { capabilities, balance = 0n } = act.token
  const isUriDone = act.doneOf('token_set_uri', 'token_freeze_uri') !== null
  const isBurnDone = act.doneOf('token_burn') !== null
  return (
    <>
      {isOwner && capabilities.mint && <MintForm act={act} />}
      {((isOwner && capabilities.contractUri) || isUriDone) && <UriForm act={act} />}
      {(isOwner || balance > 0n || isBurnDone) && <BurnForm act={act} />}
    </>
  )
}
