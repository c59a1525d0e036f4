import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { requestTestSol, testLamports } from '@slipway/sdk/solana/request-test-sol'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { address } from '@solana/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { SolanaPage } from '../frame/solana-page.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { useCluster } from '../network/use-cluster.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { balanceKey, useSolBalance } from '../wallet/use-sol-balance.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import classes from './overview.module.css'
import { ToolCards } from './tool-cards.tsx'

const PortfolioPanel = lazyPart(() => import('./portfolio-panel.tsx'))

function TestSol({ chain, account }: { chain: SolanaChainDefinition; account: string }) {
  const { ask, isPending, isError, amount } = useTestSol(chain, account)
  return (
    <>
      <Button variant="default" loading={isPending} onClick={ask}>
        {m.solana_test_sol({ amount })}
      </Button>
      {isError && (
        <NoticeBox tone="warn" role="alert">
          {m.solana_unreachable({ chain: chain.name })}
        </NoticeBox>
      )}
    </>
  )
}

function WalletPanel({ chain }: { chain: SolanaChainDefinition }) {
  const account = useWalletStore((state) => state.account)
  const balance = useSolBalance(chain, account?.address)
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <Panel title={m.shell_wallet_account()} description={m.solana_wallet_text()}>
      <KeyValueList>
        <KeyValue label={m.shell_network()}>{chain.name}</KeyValue>
        {account && (
          <>
            <KeyValue label={m.solana_address()}>
              <AddressText
                address={account.address}
                explorer={clusterExplorer(chain, 'address', account.address)}
              />
            </KeyValue>
            <KeyValue label={m.shell_wallet_balance()}>
              {balance.data === undefined
                ? '—'
                : formatAmount(balance.data, decimals, { symbol, maximumFractionDigits: decimals })}
            </KeyValue>
          </>
        )}
      </KeyValueList>
      {balance.isError && (
        <NoticeBox tone="warn" role="status">
          {m.solana_unreachable({ chain: chain.name })}
        </NoticeBox>
      )}
      <div className={classes.actions}>
        {!account && <ConnectSolanaButton chain={chain} />}
        {account && chain.development && <TestSol chain={chain} account={account.address} />}
      </div>
    </Panel>
  )
}

/** Where the Solana area begins: network, wallet, and what can be done there today. */
export function SolanaOverviewPage() {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  // Without the platform's programs only what Solana's own do is offered.
  const hasPrograms = getSolanaPrograms(chain.chainId) !== undefined
  return (
    <SolanaPage
      title={m.shell_route_solana()}
      description={hasPrograms ? m.solana_lead() : m.solana_lead_tokens({ chain: chain.name })}
    >
      <div className={classes.columns}>
        <ToolCards chain={chain} />
        <WalletPanel chain={chain} />
      </div>
      {account && (
        <div className={classes.holdings}>
          <LatePart>
            <PortfolioPanel key={account.address} account={account.address} />
          </LatePart>
        </div>
      )}
    </SolanaPage>
  )
}

/** Test money of a local cluster, for one account. */
function useTestSol(chain: SolanaChainDefinition, account: string) {
  const queries = useQueryClient()
  const request = useMutation({
    mutationFn: () => requestTestSol(clusterRpc(chain), address(account)),
    onSuccess: () => queries.invalidateQueries({ queryKey: balanceKey(chain, account) }),
  })
  const { decimals, symbol } = chain.nativeCurrency
  return {
    ask: () => request.mutate(),
    isPending: request.isPending,
    isError: request.isError,
    amount: formatAmount(testLamports, decimals, { symbol }),
  }
}
