import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
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
import { type TokenRefusalTexts, useHolding, useLockToken } from '../lock/use-lock-token.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'

const SolanaAirdropForm = lazyPart(() => import('./solana-airdrop-form.tsx'))
const SolanaAirdropMade = lazyPart(() => import('./solana-airdrop-made.tsx'))
const load = () => withChunkTimeout(import('./prepare-airdrop-creation.ts'))

const refusals: TokenRefusalTexts = {
  missing: m.solana_send_token_missing,
  MintFreezable: m.solana_airdrop_mint_freezable,
  MintPermanentDelegate: m.solana_airdrop_mint_delegate,
  MintHooked: m.solana_airdrop_mint_hooked,
  MintPausable: m.solana_airdrop_mint_pausable,
  MintUnsupported: m.solana_airdrop_mint_unsupported,
}

/** Under this name a reload finds what was entered for a cluster. */
const keptFor = (chainId: number) => `solana.airdrop.${chainId}`

interface MakingProps {
  program: Address
  token: LockToken
  isUnderway: boolean
}

function Making({ program, token, isUnderway }: MakingProps) {
  const chain = useCluster()
  const review = usePreparedReview<'create'>(chain)
  const { held, now, isFailed, retry } = useHolding(chain, token, review.account)
  if (review.account === undefined)
    return (
      <Panel>
        <EmptyState
          title={m.token_list_disconnected_title()}
          text={m.solana_airdrop_connect()}
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
  return (
    <>
      <LatePart pending={<Skeleton height={420} />}>
        <SolanaAirdropForm
          key={`${token.mint} ${review.account}`}
          {...{ chain, token, held, now, isUnderway }}
          kept={`${keptFor(chain.chainId)}.${token.mint}`}
          isPreparing={review.isPreparing}
          problem={review.problem?.text}
          onEntry={review.clearProblem}
          onReview={(making) =>
            review.run('create', async (signer) => {
              const { prepareAirdropCreation } = await load()
              return await prepareAirdropCreation({ ...making, program }, signer)
            })
          }
        />
      </LatePart>
      {review.dialog}
    </>
  )
}

function Create({ program, isUnderway }: Omit<MakingProps, 'token'>) {
  const chain = useCluster()
  const [typed, setTyped] = useKeptState(`${keptFor(chain.chainId)}.mint`, '')
  const type = (mint: string) => setTyped(() => mint)
  useLinkedToken({ read: () => typed, fill: type })
  const asset = useLockToken(chain, typed, refusals)
  return (
    <div className={classes.column}>
      <Panel title={m.airdrop_section_token()} description={m.solana_airdrop_asset_text()}>
        <MintField chain={chain} typed={typed} onType={type} asset={asset} />
      </Panel>
      {asset.token && (
        <Making key={asset.token.mint} {...{ program, isUnderway }} token={asset.token} />
      )}
    </div>
  )
}

/** Make an airdrop on Solana that a list claims. */
export function SolanaAirdropCreatePage() {
  const chain = useCluster()
  const creation = useCreation(chain.chainId, 'airdrop_create')
  const isUnderway = creation?.status === 'pending'
  if (creation?.airdrop && creation.status === 'confirmed')
    return (
      <LatePart>
        <SolanaAirdropMade
          chain={chain}
          airdrop={creation.airdrop}
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
      program="airdrop"
      title={m.shell_route_solana_airdrop_create()}
      description={m.solana_airdrop_create_lead()}
    >
      {(program) => (
        <>
          {isUnderway && (
            <Notice tone="info" title={m.airdrop_underway()}>
              {m.solana_airdrop_underway_text()}
            </Notice>
          )}
          <Create key={chain.chainId} {...{ program, isUnderway }} />
        </>
      )}
    </ProgramFrame>
  )
}
