import { TextInput } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import type { Address } from '@solana/kit'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionCard } from './action-card.tsx'
import { readSolanaAddress } from './read-solana-address.ts'
import type { TokenActions } from './use-token-actions.ts'

interface Minting {
  readonly recipient: Address
  readonly amount: bigint
}

function amountProblem(units: bigint, token: SolanaToken): FormProblem | undefined {
  const { supplyMaxBaseUnits } = solanaTokenLimits
  if (units === 0n) return { code: 'Input_AmountZero' }
  if (token.totalSupply + units <= supplyMaxBaseUnits) return undefined
  const max = formatAmount(supplyMaxBaseUnits, token.decimals)
  return { code: 'SolanaToken_SupplyTooLarge', text: m.solana_issue_supply({ max }) }
}

function readMinting(
  values: Readonly<Record<'recipient' | 'amount', string>>,
  token: SolanaToken,
): FormResult<'recipient' | 'amount', Minting> {
  const recipient = readSolanaAddress(values.recipient)
  const amount = readTokenAmount(values.amount, token.decimals)
  const problem = amount.units === null ? amount.problem : amountProblem(amount.units, token)
  return resultOrProblems({ recipient: recipient.problem, amount: problem }, () =>
    recipient.address !== null && amount.units !== null
      ? { recipient: recipient.address, amount: amount.units }
      : null,
  )
}

/** Mint more, for the holder of the right. */
export function MintCard({ actions }: { actions: TokenActions }) {
  const { token, account } = actions
  const form = useActionForm(
    token,
    { recipient: account ?? '', amount: '' },
    (values) => readMinting(values, token),
    (minting) => actions.open({ kind: 'mint', ...minting }),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['mint']}
      title={m.token_mint_title()}
      text={m.token_mint_text()}
      doneText={m.solana_mint_done()}
      idle={token.traits.includes('paused') ? m.solana_trait_paused() : undefined}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.token_mint_to()}
        description={m.solana_mint_to_rule()}
        withAsterisk
        {...form.inputProps('recipient')}
      />
      <TextInput
        label={m.token_mint_amount()}
        withAsterisk
        inputMode="decimal"
        rightSection={<span>{token.symbol}</span>}
        rightSectionWidth={72}
        {...form.inputProps('amount')}
      />
    </ActionCard>
  )
}
