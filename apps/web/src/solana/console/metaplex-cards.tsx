import { Skeleton, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { hasMetaplex } from '@slipway/sdk/solana/metaplex/has-metaplex'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import classes from './console.module.css'
import { MetadataCard } from './metadata-card.tsx'
import { readSolanaAddress } from './read-solana-address.ts'
import type { TokenActions } from './use-token-actions.ts'

interface CardProps {
  actions: TokenActions
}

function readHolder(
  { holder }: Readonly<Record<'holder', string>>,
  account: string | undefined,
): FormResult<'holder', { authority: Address }> {
  const { address, problem } = readSolanaAddress(holder)
  if (address !== null && address === account) {
    const text = m.solana_metaplex_authority_same()
    return { ok: false, problems: { holder: { code: 'SolanaToken_Unchanged', text } } }
  }
  return resultOrProblems({ holder: problem }, () =>
    address === null ? null : { authority: address },
  )
}

/** Give the right over name, symbol and link to another wallet. */
function AuthorityCard({ actions }: CardProps) {
  const form = useActionForm(
    actions.token,
    { holder: '' },
    (values) => readHolder(values, actions.account),
    ({ authority }) => actions.open({ kind: 'metadata-authority', authority }),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['metadata-authority']}
      title={m.solana_metaplex_authority_title()}
      text={m.solana_metaplex_authority_text()}
      onSubmit={form.onSubmit}
    >
      <TextInput
        label={m.solana_metaplex_authority_to()}
        description={m.solana_metaplex_authority_rule()}
        withAsterisk
        {...form.inputProps('holder')}
      />
    </ActionCard>
  )
}

/**
 * What the connected wallet can do to name, symbol and link of a mint of SPL Token: add them, or change them
 * and give the right over them away. Where the cluster does not have Metaplex's program, that is said instead.
 */
export function MetaplexCards({ actions }: CardProps) {
  const { chain, token, account, done } = actions
  const { metaplex, rights, name, symbol, uri } = token
  const isEditor = Boolean(metaplex) && rights.metadata === account
  const isAsked = isEditor || (metaplex === null && rights.mint === account)
  const { data, isError, refetch } = useQuery({
    queryKey: ['solana', chain.chainId, 'metaplex'],
    queryFn: isAsked ? () => hasMetaplex(clusterRpc(chain)) : skipToken,
  })
  if (!isAsked) {
    // With the right, its form is gone; what became of it is still said.
    if (done !== 'metadata-authority') return null
    return (
      <NoticeBox tone="good" role="status">
        {m.solana_metaplex_authority_done()}
      </NoticeBox>
    )
  }
  if (isError)
    return (
      <ErrorState
        title={m.solana_read_failed()}
        text={m.transaction_problem_unreachable({ chain: chain.name })}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton height={240} radius={12} />
  if (!data)
    return (
      <Panel title={m.solana_metadata_change_title()}>
        <p className={classes.muted}>{m.solana_metaplex_absent({ chain: chain.name })}</p>
      </Panel>
    )
  return (
    <>
      <MetadataCard key={`${account} ${name} ${symbol} ${uri}`} actions={actions} />
      {isEditor && <AuthorityCard actions={actions} />}
    </>
  )
}
