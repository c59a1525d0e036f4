import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { clusterExplorer } from '../network/cluster-explorer.ts'

interface MetaplexNoteProps {
  chain: SolanaChainDefinition
  token: Pick<SolanaToken, 'metaplex' | 'rights'>
}

/** What there is to know of the texts of a mint of SPL Token, where no right over them is left, or none is there. */
export function MetaplexNote({ chain, token: { metaplex, rights } }: MetaplexNoteProps) {
  if (metaplex === undefined) return null
  if (metaplex === null)
    return (
      <NoticeBox>
        {rights.mint ? m.solana_metaplex_none_open() : m.solana_metaplex_none()}
      </NoticeBox>
    )
  const { address, isMutable } = metaplex
  return (
    <>
      {rights.metadata === undefined && (
        <NoticeBox tone="good">
          {isMutable ? m.solana_metaplex_renounced() : m.solana_metaplex_immutable()}
        </NoticeBox>
      )}
      <KeyValueList>
        <KeyValue label={m.solana_metaplex_account()}>
          <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
        </KeyValue>
      </KeyValueList>
    </>
  )
}
