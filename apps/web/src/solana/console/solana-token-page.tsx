import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { SolanaPage } from '../frame/solana-page.tsx'
import { ThreeParts } from '../frame/three-parts.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { useSolanaToken } from '../network/use-solana-token.ts'
import { useSymbolTitle } from '../network/use-symbol-title.ts'
import classes from './console.module.css'
import { useTokenActions } from './use-token-actions.ts'

// With the forms of every right, which most visitors have none of; the chain is read before both.
const HolderCards = lazyPart(() => import('./holder-cards.tsx'))
const RightsPanel = lazyPart(() => import('./rights-panel.tsx'))
const TokenLocks = lazyPart(() => import('../lock/token-locks.tsx'))
const TokenEscrows = lazyPart(() => import('../jupiter-lock/token-escrows.tsx'))
const RaydiumPanel = lazyPart(() => import('./raydium-panel.tsx'))

interface FactsProps {
  chain: SolanaChainDefinition
  token: SolanaToken
}

function Facts({ chain, token }: FactsProps) {
  const { address, symbol, decimals, totalSupply, transferFeeBps, nextTransferFee, uri } = token
  const next = nextTransferFee && {
    tax: formatBps(nextTransferFee.bps),
    epoch: formatInteger(nextTransferFee.epoch),
  }
  const isCapped = token.isTaxed && token.maximumFee < solanaTokenLimits.unboundedFee
  const cap =
    isCapped && m.solana_tax_cap({ amount: formatAmount(token.maximumFee, decimals, { symbol }) })
  return (
    <Panel title={m.solana_facts_title()} description={m.solana_facts_text({ chain: chain.name })}>
      <KeyValueList>
        <KeyValue label={m.token_created_address()}>
          <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
        </KeyValue>
        <KeyValue label={m.token_list_column_supply()}>
          {formatAmount(totalSupply, decimals, { symbol })}
        </KeyValue>
        <KeyValue label={m.token_review_decimals()}>{formatInteger(decimals)}</KeyValue>
        <KeyValue
          label={m.token_field_transfer_tax()}
          help={(next && m.solana_tax_next(next)) || cap}
        >
          {transferFeeBps > 0 ? formatBps(transferFeeBps) : m.token_review_none()}
        </KeyValue>
        {uri && (
          <KeyValue label={m.token_field_uri()}>
            <span className={classes.link}>{uri}</span>
          </KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}

function Missing({ chain }: { chain: SolanaChainDefinition }) {
  return (
    <Panel>
      <EmptyState
        title={m.solana_token_missing()}
        text={m.solana_token_missing_text({ chain: chain.name })}
        actions={
          <Button component={AppLink} to="/solana/token/list" search={{ network: chain.shortname }}>
            {m.shell_route_solana_list()}
          </Button>
        }
      />
    </Panel>
  )
}

function Console({ chain, token }: FactsProps) {
  const actions = useTokenActions(chain, token)
  const { name, symbol, address } = token
  return (
    <>
      <NameWarnings kind="token" reader="visitor" {...{ chain, name, symbol, address }} />
      <ThreeParts
        state={<Facts chain={chain} token={token} />}
        acts={
          <LatePart pending={<Skeleton height={320} radius={12} />}>
            <HolderCards actions={actions} />
          </LatePart>
        }
        facts={
          <>
            <LatePart pending={<Skeleton height={240} radius={12} />}>
              <RightsPanel actions={actions} />
            </LatePart>
            <LatePart>
              <RaydiumPanel chain={chain} token={token} />
            </LatePart>
          </>
        }
      />
      {actions.dialog}
    </>
  )
}

/** One token on Solana: what the chain says of it, who can still change it, and what the connected wallet can do. */
export function SolanaTokenPage({ mint }: { mint: string }) {
  const chain = useCluster()
  const locker = getSolanaPrograms(chain.chainId)?.locker
  const { data: token, isPending, refetch } = useSolanaToken(chain, mint)
  useSymbolTitle(token, m.shell_route_solana_token())
  if (isPending) return <PageSkeleton />
  const title = token?.name ? `${token.name} (${token.symbol})` : m.shell_route_solana_token()
  return (
    <SolanaPage
      title={title}
      description={m.solana_token_lead()}
      actions={
        token && (
          <>
            {(token.group ?? token.member) && (
              <Button
                variant="default"
                component={AppLink}
                to={`/solana/nft/${token.address}`}
                search={{ network: chain.shortname }}
              >
                {m.solana_token_as_nft()}
              </Button>
            )}
            <Button
              variant="default"
              component={AppLink}
              to="/solana/multisend"
              search={{ network: chain.shortname, token: token.address }}
            >
              {m.solana_nav_multisend()}
            </Button>
          </>
        )
      }
    >
      {token === undefined && (
        <ReadFailed chain={chain} title={m.solana_read_failed()} onRetry={() => void refetch()} />
      )}
      {token === null && <Missing chain={chain} />}
      {token && <Console chain={chain} token={token} />}
      {token && locker && (
        <LatePart>
          <TokenLocks chain={chain} program={locker} mint={mint} />
        </LatePart>
      )}
      {token && (
        <LatePart>
          <TokenEscrows chain={chain} mint={mint} />
        </LatePart>
      )}
    </SolanaPage>
  )
}
