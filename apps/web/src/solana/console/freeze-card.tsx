import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import type { Address } from '@solana/kit'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resultOrProblems } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { failureText } from '../flow/failure-text.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import { readSolanaAddress } from './read-solana-address.ts'
import type { TokenActions } from './use-token-actions.ts'

/** Freezing takes a place in the transaction for each account; few holders have more than one. */
const maxAccounts = 20

/** Freeze what somebody holds, or thaw it, for the holder of the right. */
export function FreezeCard({ actions }: { actions: TokenActions }) {
  const { chain, token } = actions
  const [kind, setKind] = useState<'freeze' | 'thaw'>('freeze')
  const read = (owner: Address) => getTokenAccounts(clusterRpc(chain), token.address, owner)
  const accountsFor = (accounts: Awaited<ReturnType<typeof read>>) =>
    accounts.filter(({ isFrozen }) => isFrozen === (kind === 'thaw')).map(({ address }) => address)
  const look = useMutation({
    mutationFn: async (owner: Address) => accountsFor(await read(owner)),
    onSuccess: (accounts, owner) => {
      const left = Math.max(0, accounts.length - maxAccounts)
      if (accounts.length > 0)
        actions.open({ kind, accounts: accounts.slice(0, maxAccounts), owner, left })
    },
  })
  const form = useActionForm(
    token,
    { owner: '' },
    (values) => {
      const { address, problem } = readSolanaAddress(values.owner, 'taken')
      return resultOrProblems({ owner: problem }, () => (address === null ? null : { address }))
    },
    ({ address }) => look.mutate(address),
  )
  // Said as soon as the holder is known, not only once the review is asked for.
  const { address: typed } = readSolanaAddress(form.values.owner, 'taken')
  const { data: held } = useQuery({
    queryKey: ['solana', chain.chainId, 'token', token.address, 'accounts', typed],
    queryFn: typed === null ? skipToken : () => read(typed),
    staleTime: 0,
    // What was read before an act says nothing of what is there after it.
    gcTime: 0,
    retry: false,
  })
  const isDone = actions.done === 'freeze' || actions.done === 'thaw'
  const found = look.data ?? (held && accountsFor(held))
  const isNone = !isDone && found?.length === 0
  const noneText = kind === 'freeze' ? m.solana_freeze_none() : m.solana_thaw_none()
  return (
    <ActionCard
      actions={actions}
      acts={['freeze', 'thaw']}
      title={m.solana_freeze_title()}
      text={m.solana_freeze_text()}
      doneText={actions.done === 'thaw' ? m.solana_thaw_done() : m.solana_freeze_done()}
      onSubmit={form.onSubmit}
      onAgain={() => {
        form.reset()
        look.reset()
      }}
      onEntry={look.reset}
    >
      <SegmentedControl
        aria-label={m.solana_freeze_title()}
        value={kind}
        onChange={setKind}
        data={[
          { value: 'freeze', label: m.solana_freeze_act() },
          { value: 'thaw', label: m.solana_thaw_act() },
        ]}
      />
      <TextInput
        label={m.solana_freeze_owner()}
        description={m.solana_freeze_owner_rule()}
        withAsterisk
        {...form.inputProps('owner')}
      />
      {(isNone || look.isError) && (
        <NoticeBox tone="warn" role="alert">
          {look.isError ? failureText(recogniseSolanaFailure(look.error), chain).text : noneText}
        </NoticeBox>
      )}
    </ActionCard>
  )
}
