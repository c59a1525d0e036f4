import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { CopyButton } from '@slipway/ui/copy-button'

/** The token's metadata link: opened when it is https, copied when it is ipfs, which a browser does not know. */
export function MetadataLink({
  token,
}: {
  token: Pick<Token, 'contractUri' | 'isContractUriFrozen'>
}) {
  const { contractUri, isContractUriFrozen } = token
  return (
    <>
      {contractUri === '' && m.token_fact_metadata_none()}
      {contractUri.startsWith('https://') && (
        <a href={contractUri} target="_blank" rel="noreferrer nofollow">
          {contractUri}
        </a>
      )}
      {contractUri !== '' && !contractUri.startsWith('https://') && (
        <>
          {contractUri} <CopyButton value={contractUri} />
        </>
      )}
      {isContractUriFrozen && <small>{m.token_fact_metadata_frozen()}</small>}
    </>
  )
}
