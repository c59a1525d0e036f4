import { m } from '@slipway/messages'
import type { ValueHolder } from '@slipway/sdk/tools/value-holders'
import type { ContractLine } from './contract-line.ts'
import { useAssetFacts } from './use-asset-facts.ts'

const platformNames = {
  tokenFactory: m.tools_solvency_name_tokenFactory,
  presaleFactory: m.tools_solvency_name_presaleFactory,
  tokenLocker: m.tools_solvency_name_tokenLocker,
  liquidityLocker: m.tools_solvency_name_liquidityLocker,
  nftLocker: m.tools_solvency_name_nftLocker,
  launchPad: m.tools_solvency_name_launchPad,
  openingVault: m.tools_solvency_name_openingVault,
  inviter: m.tools_solvency_name_inviter,
} as const

const saleNames = {
  normal: m.tools_solvency_name_sale_normal,
  fair: m.tools_solvency_name_sale_fair,
  private: m.tools_solvency_name_sale_private,
} as const

/** A sale lists the token that it sells first. */
function SaleName({
  holder,
  line,
}: {
  holder: ValueHolder & { kind: 'sale' }
  line: ContractLine
}) {
  const facts = useAssetFacts(line.solvency?.assets[0]?.asset ?? holder.address)
  return saleNames[holder.saleKind]({ symbol: facts?.symbol ?? '…' })
}

function TokenName({ holder }: { holder: ValueHolder }) {
  const facts = useAssetFacts(holder.address)
  return m.tools_solvency_name_dividendToken({ symbol: facts?.symbol ?? '…' })
}

/** What a contract is, in words. */
export function ContractName({ line }: { line: ContractLine }) {
  const { holder } = line
  if (!holder) return m.tools_solvency_name_other()
  if (holder.kind === 'sale') return <SaleName holder={holder} line={line} />
  if (holder.kind === 'dividendToken') return <TokenName holder={holder} />
  return platformNames[holder.kind]()
}
