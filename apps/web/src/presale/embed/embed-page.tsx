import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { PresaleNotFound } from '@slipway/sdk/presale/evm/get-presale'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { addressProblemText } from '../../form/address-problem-text.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { shareUrl } from '../detail/presale-links.ts'
import { usePresale } from '../detail/use-presale.ts'
import { useProjectInfo } from '../detail/use-project-info.ts'
import { presaleContracts } from '../shared/presale-contracts.ts'
import { EmbedCard } from './embed-card.tsx'

const Missing = ({ text }: { text: string }) => <p role="alert">{text}</p>

/** Why a presale is not shown. */
const failureText = (error: Error) =>
  error instanceof PresaleNotFound
    ? m.presale_embed_not_found({ chain: activeChain.name })
    : m.presale_embed_missing()

/** A presale as other sites may frame it. @param props.id address of the presale as it stands in the URL */
export function EmbedPage({ id }: { id: string }) {
  const reading = readAddress(id)
  if (!reading.ok) return <Missing text={addressProblemText(reading.code)} />
  if (!presaleContracts)
    return <Missing text={m.presale_embed_absent({ chain: activeChain.name })} />
  return <Embed contracts={presaleContracts} address={reading.address} />
}

function Embed({ contracts, address }: { contracts: PresaleContracts; address: Address }) {
  const { data: presale, error } = usePresale(contracts, address)
  const now = useChainNow()
  const { info } = useProjectInfo({ address, ipfsKey: presale?.ipfsKey ?? '' })
  if (error) return <Missing text={failureText(error)} />
  if (!presale) return <Skeleton height={280} radius={12} />
  return (
    <EmbedCard
      presale={presale}
      status={presaleStatus(presale, now)}
      name={info?.name || presale.token.name}
      logo={info?.logo}
      href={shareUrl(presale)}
    />
  )
}
