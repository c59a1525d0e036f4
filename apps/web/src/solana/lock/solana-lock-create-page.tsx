import { Skeleton, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaLockDraft } from '@slipway/sdk/solana/lock/types'
import { EmptyState } from '@slipway/ui/empty-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useState } from 'react'
import { AppLink } from '../../shell/app-link.tsx'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import classes from '../console/console.module.css'
import { usePreparedReview } from '../flow/use-prepared-review.ts'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { LockFrame } from './lock-frame.tsx'
import { symbolOf } from './lock-texts.ts'
import { SolanaLockForm } from './solana-lock-form.tsx'
import { useHolding, useLockToken } from './use-lock-token.ts'

const load = () => withChunkTimeout(import('./prepare-lock-creation.ts'))

function Terms({ program, token }: { program: Address; token: LockToken }) {
  const chain = useCluster()
  const review = usePreparedReview<'create'>(chain)
  const [made, setMade] = useState<Address>()
  const { held, now } = useHolding(chain, token, review.account)
  if (review.account === undefined)
    return (
      <Panel>
        <EmptyState
          title={m.token_list_disconnected_title()}
          text={m.solana_lock_connect()}
          actions={<ConnectSolanaButton chain={chain} />}
        />
      </Panel>
    )
  if (held === undefined || now === undefined) return <Skeleton height={320} radius={12} />
  const open = (draft: SolanaLockDraft) =>
    review.run('create', async (signer) => {
      const { prepareLockCreation } = await load()
      const { plan, lock } = await prepareLockCreation({ chain, program, token, draft }, signer)
      setMade(lock)
      return plan
    })
  return (
    <>
      {review.done && made ? (
        <NoticeBox
          tone="good"
          role="status"
          title={m.lock_created_title({ name: symbolOf(token) })}
          actions={
            <AppLink to={`/solana/lock/${made}`} search={{ network: chain.shortname }}>
              {m.lock_created_view()}
            </AppLink>
          }
        >
          {m.lock_created_text()}
        </NoticeBox>
      ) : (
        <SolanaLockForm
          key={`${token.mint} ${review.account}`}
          {...{ chain, token, held, now, account: review.account }}
          isPreparing={review.isPreparing}
          problem={review.problem?.text}
          onReview={open}
        />
      )}
      {review.dialog}
    </>
  )
}

function Create({ program }: { program: Address }) {
  const chain = useCluster()
  const [typed, setTyped] = useState('')
  const { token, isReading, problem } = useLockToken(chain, typed)
  return (
    <div className={classes.column}>
      <Panel title={m.lock_section_asset()} description={m.solana_lock_asset_text()}>
        <TextInput
          label={m.solana_lock_field_mint()}
          description={isReading ? m.lock_asset_reading({ chain: chain.name }) : undefined}
          withAsterisk
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Panel>
      {token && <Terms program={program} token={token} />}
    </div>
  )
}

/** Lock a token on Solana. */
export function SolanaLockCreatePage() {
  return (
    <LockFrame title={m.shell_route_solana_lock_create()} description={m.solana_lock_create_lead()}>
      {(program) => <Create program={program} />}
    </LockFrame>
  )
}
