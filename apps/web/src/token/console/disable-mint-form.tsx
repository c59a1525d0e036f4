import { Button, Checkbox } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { useState } from 'react'
import { ActionPanel } from './action-panel.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { disableMintPlan } from './console-plans.ts'

/** End minting, one way. */
export function DisableMintForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const [isAgreed, setAgreed] = useState(false)
  const amount = formatAmount(token.totalSupply, token.decimals, { symbol: token.symbol })
  return (
    <ActionPanel
      tone="danger"
      title={m.token_disable_mint_title()}
      text={m.token_disable_mint_text({ amount })}
      done={act.doneOf('token_disable_mint')}
      isOnce
      onAgain={act.clearDone}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAgreed) act.open(disableMintPlan(token))
        }}
      >
        <Checkbox
          label={m.token_disable_mint_agree()}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <Button type="submit" color="red" disabled={!isAgreed} className={classes.submit}>
          {m.token_disable_mint_button()}
        </Button>
      </form>
    </ActionPanel>
  )
}
