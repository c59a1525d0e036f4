import { Button, Checkbox, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { useState } from 'react'
import { useActionForm } from '../../action/use-action-form.ts'
import { MetadataLink } from '../shared/metadata-link.tsx'
import { ActionPanel } from './action-panel.tsx'
import { BurnForm } from './burn-form.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { uriPlan } from './console-plans.ts'
import { MintForm } from './mint-form.tsx'
import { readUriParams } from './read-uri-params.ts'

interface ActionFormsProps {
  act: ConsoleAct
  isOwner: boolean
}

/** Change the metadata link, freeze it, or both. */
function UriForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const [isFinal, setFinal] = useState(false)
  const form = useActionForm(
    token,
    { contractUri: token.contractUri },
    (values) => readUriParams(values, token, isFinal),
    (params) => act.open(uriPlan(token, params)),
  )
  return (
    <ActionPanel
      title={m.token_uri_title()}
      text={m.token_uri_text()}
      done={act.doneOf('token_set_uri', 'token_freeze_uri')}
      isOnce={act.doneOf('token_freeze_uri') !== null}
      onAgain={() => {
        act.clearDone()
        setFinal(false)
      }}
    >
      <form noValidate className={classes.form} onSubmit={form.onSubmit}>
        <p className={classes.current}>
          <span>{m.token_uri_current()}</span>
          <MetadataLink token={token} />
        </p>
        {token.isContractUriFrozen ? (
          <p className={classes.ready}>{m.token_uri_frozen()}</p>
        ) : (
          <>
            <TextInput
              label={m.token_uri_new()}
              description={m.token_uri_rule({ max: tokenLimits.uriMaxBytes })}
              placeholder="ipfs://"
              {...form.inputProps('contractUri')}
            />
            <Checkbox
              label={m.token_uri_freeze()}
              description={m.token_uri_freeze_rule()}
              checked={isFinal}
              onChange={(event) => setFinal(event.currentTarget.checked)}
            />
            <Button type="submit" className={classes.submit}>
              {m.token_console_review()}
            </Button>
          </>
        )}
      </form>
    </ActionPanel>
  )
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
