import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resultOrProblems } from '../../../action/form-result.ts'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { readSolanaAddress } from '../../console/read-solana-address.ts'
import { presaleReads } from '../presale-reads.ts'
import type { PresaleView } from '../types.ts'
import { DueWallets } from './due-wallets.tsx'
import { keylessText, listDues, nobodyText, splitByKey } from './list-dues.ts'
import type { PresaleActs } from './presale-act.ts'

interface OthersCardProps {
  view: PresaleView
  acts: PresaleActs
  account: string
}

/** What is due to somebody else, sent for them: who has no money for a transaction is paid all the same. */
export default function OthersCard({ view, acts, account }: OthersCardProps) {
  const { chain, program, presale, token, status } = view
  const kind = status.label === 'finished' ? 'claim' : 'refund'
  const buyers = useQuery(presaleReads(chain, program).buyers(presale.address))
  const { keyed, keyless } = useMemo(() => splitByKey(buyers.data ?? []), [buyers.data])
  const dues = listDues(view, keyed, account)
  const apart = keylessText(listDues(view, keyless, account).length)
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
  const nobody =
    buyers.data && dues.length === 0 && (apart ?? nobodyText(view, buyers.data, account))
  return (
    <ActionCard
      actions={acts.review}
      acts={['others']}
      title={m.solpresalepage_others_title()}
      text={kind === 'claim' ? m.solpresalepage_others_claim() : m.solpresalepage_others_refund()}
      doneText={m.solpresalepage_others_done()}
      idle={nobody || undefined}
      fact={
        <DueWallets
          view={view}
          buyers={buyers}
          dues={dues}
          apart={apart}
          onChoose={(wallet) => form.set('wallet', wallet)}
        />
      }
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
