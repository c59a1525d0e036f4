import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaLockDraft } from '@slipway/sdk/solana/lock/types'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { forgetKept, useKeptState } from '../../action/use-kept-state.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import classes from '../console/console.module.css'
import { changeRecord } from '../flow/record-store.ts'
import { useCreation } from '../flow/use-creation.ts'
import { usePreparedReview } from '../flow/use-prepared-review.ts'
import { MintField } from '../form/mint-field.tsx'
import { useLinkedToken } from '../form/use-linked-token.ts'
import { ProgramFrame } from '../frame/program-frame.tsx'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useHolding, useLockToken } from './use-lock-token.ts'

const SolanaLockForm = lazyPart(() => import('./solana-lock-form.tsx'))
const SolanaLockMade = lazyPart(() => import('./solana-lock-made.tsx'))
const load = () => withChunkTimeout(import('./prepare-lock-creation.ts'))

/** Under this name a reload finds what was entered for a cluster. */
const keptFor = (chainId: number) => `solana.lock.${chainId}`

interface TermsProps {
  program: Address
  token: LockToken
  isUnderway: boolean
}

function Terms({ program, token, isUnderway }: TermsProps) {
  const chain = useCluster()
  const review = usePreparedReview<'create'>(chain)
  const { held, now, isFailed, retry } = useHolding(chain, token, review.account)
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
  if (held === undefined || now === undefined)
    return isFailed ? (
      <ReadFailed chain={chain} title={m.solana_read_failed()} onRetry={retry} />
    ) : (
      <Skeleton height={320} radius={12} />
    )
  const open = (draft: SolanaLockDraft) =>
    review.run('create', async (signer) => {
      const { prepareLockCreation } = await load()
      return await prepareLockCreation({ chain, program, token, draft }, signer)
    })
  return (
    <>
      <LatePart pending={<Skeleton height={420} />}>
        <SolanaLockForm
          key={`${token.mint} ${review.account}`}
          {...{ chain, token, held, now, account: review.account }}
          isUnderway={isUnderway}
          isPreparing={review.isPreparing}
          problem={review.problem?.text}
          onEntry={review.clearProblem}
          onReview={open}
          kept={`${keptFor(chain.chainId)}.${token.mint}.${review.account}`}
        />
      </LatePart>
      {review.dialog}
    </>
  )
}

function Create({ program, isUnderway }: Omit<TermsProps, 'token'>) {
  const chain = useCluster()
  const [typed, setTyped] = useKeptState(`${keptFor(chain.chainId)}.mint`, '')
  const type = (mint: string) => setTyped(() => mint)
  useLinkedToken({ read: () => typed, fill: type })
  const asset = useLockToken(chain, typed)
  return (
    <div className={classes.column}>
      <Panel title={m.solana_lock_section_token()} description={m.solana_lock_asset_text()}>
        <MintField chain={chain} typed={typed} onType={type} asset={asset} />
      </Panel>
      {asset.token && (
        <Terms key={asset.token.mint} {...{ program, isUnderway }} token={asset.token} />
      )}
    </div>
  )
}

/** Lock a token on Solana. */
export function SolanaLockCreatePage() {
  const chain = useCluster()
  const creation = useCreation(chain.chainId, 'lock_tokens')
  const isUnderway = creation?.status === 'pending'
  if (creation?.lock && creation.status === 'confirmed')
    return (
      <LatePart>
        <SolanaLockMade
          chain={chain}
          lock={creation.lock}
          mint={creation.mint}
          name={creation.subject}
          onAgain={() => {
            forgetKept(keptFor(chain.chainId))
            changeRecord(creation.signature, { isSeen: true })
          }}
        />
      </LatePart>
    )
  return (
    <ProgramFrame
      program="locker"
      title={m.shell_route_solana_lock_create()}
      description={m.solana_lock_create_lead()}
    >
      {(program) => (
        <>
          {isUnderway && (
            <Notice tone="info" title={m.solana_lock_underway()}>
              {m.solana_lock_underway_text()}
            </Notice>
          )}
          <Create key={chain.chainId} {...{ program, isUnderway }} />
        </>
      )}
    </ProgramFrame>
  )
}
