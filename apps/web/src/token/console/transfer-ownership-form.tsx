import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { AddressInput } from '@slipway/ui/address-input'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionPanel } from './action-panel.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { transferOwnershipPlan } from './console-plans.ts'
import { isUnlaunched } from './plan-parts.ts'

/** Judges a new owner: an address that can hold something, and another than now. */
export function readOwnerParams(
  values: Readonly<Record<'newOwner', string>>,
  token: Pick<Token, 'owner' | 'address'>,
): FormResult<'newOwner', { newOwner: Address }> {
  const { address, problem } = readWalletAddress(values.newOwner, token.address)
  const isSame = address?.toLowerCase() === token.owner.toLowerCase()
  const same: FormProblem = { code: 'unchanged', text: m.token_transfer_same() }
  // Nobody receives anything here, so the reason is the contract's own.
  const named = problem?.code === 'Token_ReceiverZero' ? { code: 'NewOwnerIsZeroAddress' } : problem
  return resultOrProblems({ newOwner: isSame ? same : named }, () =>
    address === null ? null : { newOwner: address },
  )
}

/** Hand every right of the owner to another wallet. */
export function TransferOwnershipForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const form = useActionForm(
    token,
    { newOwner: '' },
    (values) => readOwnerParams(values, token),
    ({ newOwner }) => act.open(transferOwnershipPlan(token, newOwner)),
  )
  return (
    <ActionPanel
      tone="danger"
      title={m.token_transfer_title()}
      text={m.token_transfer_text()}
      done={act.doneOf('token_transfer_ownership')}
      isOnce
      onAgain={() => {
        act.clearDone()
        form.reset()
      }}
    >
      <form noValidate className={classes.form} onSubmit={form.onSubmit}>
        <AddressInput
          label={m.token_transfer_to()}
          description={m.token_transfer_rule()}
          placeholder="0x"
          withAsterisk
          classNames={{ input: classes.mono }}
          {...form.inputProps('newOwner')}
        />
        {isUnlaunched(token) && (
          <NoticeBox tone="warn">{m.token_transfer_unlaunched({ symbol: token.symbol })}</NoticeBox>
        )}
        <Button type="submit" color="red" className={classes.submit}>
          {m.token_console_review()}
        </Button>
      </form>
    </ActionPanel>
  )
}
