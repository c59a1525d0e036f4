import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { resultOrProblems } from '../../../action/form-result.ts'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { readSolanaAddress } from '../../console/read-solana-address.ts'
import type { PresaleView } from '../types.ts'
import type { PresaleActs } from './presale-act.ts'

/** What is due to somebody else, sent for them: who has no money for a transaction is paid all the same. */
export function OthersCard({ view, acts }: { view: PresaleView; acts: PresaleActs }) {
  const { token, status } = view
  const kind = status.label === 'finished' ? 'claim' : 'refund'
  const form = useActionForm(
    { symbol: token.symbol, decimals: token.decimals },
    { wallet: '' },
    ({ wallet }: Readonly<Record<'wallet', string>>) => {
      const { address, problem } = readSolanaAddress(wallet)
      return resultOrProblems({ wallet: problem }, () =>
        address === null ? null : { wallet: address },
      )
    },
    ({ wallet }) => acts.open('others', { kind, wallet }),
  )
  return (
    <ActionCard
      actions={acts.review}
      acts={['others']}
      title={m.solpresalepage_others_title()}
      text={kind === 'claim' ? m.solpresalepage_others_claim() : m.solpresalepage_others_refund()}
      doneText={m.solpresalepage_others_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.solpresalepage_others_wallet()}
        description={m.solpresalepage_others_rule()}
        withAsterisk
        {...form.inputProps('wallet')}
      />
    </ActionCard>
  )
}
