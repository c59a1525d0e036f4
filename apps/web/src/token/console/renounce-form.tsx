import { Button, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { resultOrProblems } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionPanel } from './action-panel.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { renouncePlan } from './console-plans.ts'
import { isUnlaunched } from './plan-parts.ts'
import { useIsOpening } from './use-token-openings.ts'

/** Why it cannot be given up yet: what opens trading is the owner, or a batch opening that runs. */
function Unlaunched({ act }: { act: ConsoleAct }) {
  const isOpening = useIsOpening(act)
  return (
    <p className={classes.muted}>
      {isOpening ? m.token_renounce_opening() : m.token_renounce_unlaunched()}
    </p>
  )
}

/** Give up ownership for ever, confirmed by typing the symbol. */
export function RenounceForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const form = useActionForm(
    token,
    { typed: '' },
    ({ typed }) =>
      resultOrProblems(
        {
          typed:
            typed === token.symbol
              ? undefined
              : { code: 'unconfirmed', text: m.token_renounce_type_wrong() },
        },
        () => ({}),
      ),
    () => act.open(renouncePlan(token)),
  )
  return (
    <ActionPanel
      tone="danger"
      title={m.token_renounce_title()}
      text={m.token_renounce_text()}
      done={act.doneOf('token_renounce')}
      isOnce
      onAgain={act.clearDone}
    >
      {/* The contract refuses it (`Token_RenounceBeforeLaunch`). */}
      {isUnlaunched(token) ? (
        <Unlaunched act={act} />
      ) : (
        <form noValidate className={classes.form} onSubmit={form.onSubmit}>
          <TextInput
            label={m.token_renounce_type({ symbol: token.symbol })}
            description={m.token_renounce_type_rule()}
            withAsterisk
            {...form.inputProps('typed')}
          />
          <Button type="submit" color="red" className={classes.submit}>
            {m.token_renounce_button()}
          </Button>
        </form>
      )}
    </ActionPanel>
  )
}
