import { m } from '@slipway/messages'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import type { ValueHolder } from '@slipway/sdk/tools/value-holders'
import { useQuery } from '@tanstack/react-query'
import { readClient } from '../../core/read-client.ts'
import type { ContractLine } from './contract-line.ts'
import { useAssetFacts } from './use-asset-facts.ts'

const platformNames = {
  tokenFactory: m.tools_solvency_name_tokenFactory,
  presaleFactory: m.tools_solvency_name_presaleFactory,
  poolFactory: m.tools_solvency_name_poolFactory,
  airdropFactory: m.tools_solvency_name_airdropFactory,
  nftSaleFactory: m.tools_solvency_name_nftSaleFactory,
  vip: m.tools_solvency_name_vip,
  tokenLocker: m.tools_solvency_name_tokenLocker,
  liquidityLocker: m.tools_solvency_name_liquidityLocker,
  nftLocker: m.tools_solvency_name_nftLocker,
  launchPad: m.tools_solvency_name_launchPad,
  openingVault: m.tools_solvency_name_openingVault,
  inviter: m.tools_solvency_name_inviter,
} as const

const presaleNames = {
  normal: m.tools_solvency_name_presale_normal,
  fair: m.tools_solvency_name_presale_fair,
  private: m.tools_solvency_name_presale_private,
} as const

type TextOfSymbol = (values: { symbol: string }) => string

/** An instance lists first what it is about: the token that is sold, staked or given. */
function InstanceName({ text, line }: { text: TextOfSymbol; line: ContractLine }) {
  const facts = useAssetFacts(line.solvency?.assets[0]?.asset ?? line.address)
  return text({ symbol: facts?.symbol ?? '…' })
}

function TokenName({ holder }: { holder: ValueHolder }) {
  const facts = useAssetFacts(holder.address)
  return m.tools_solvency_name_dividendToken({ symbol: facts?.symbol ?? '…' })
}

function CollectionName({ holder }: { holder: ValueHolder }) {
  const { data } = useQuery(nftQueries.symbol(readClient, holder.address))
  return m.tools_solvency_name_collection({ symbol: data ?? '…' })
}

/** What a contract is, in words. */
export function ContractName({ line }: { line: ContractLine }) {
  const { holder } = line
  if (!holder) return m.tools_solvency_name_other()
  if (holder.kind === 'presale')
    return <InstanceName text={presaleNames[holder.presaleKind]} line={line} />
  if (holder.kind === 'pool') return <InstanceName text={m.tools_solvency_name_pool} line={line} />
  if (holder.kind === 'airdrop')
    return <InstanceName text={m.tools_solvency_name_airdrop} line={line} />
  if (holder.kind === 'collection') return <CollectionName holder={holder} />
  if (holder.kind === 'dividendToken') return <TokenName holder={holder} />
  return platformNames[holder.kind]()
}
