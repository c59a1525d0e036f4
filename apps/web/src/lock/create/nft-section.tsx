import { m } from '@slipway/messages'
import { freshness } from '@slipway/sdk/shared/freshness'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import own from '../../form/own-assets.module.css'
import classes from './create.module.css'
import type { LockableAsset } from './lock-asset.ts'
import { LockField } from './lock-field.tsx'
import { useLockForm } from './lock-form-context.ts'
import { PositionFacts } from './position-facts.tsx'
import { recogniseAsset } from './use-lock-asset.ts'

interface NftSectionProps {
  collection: Address
  facts: Extract<LockableAsset, { kind: 'nft' }>
}

function useNftId(): string {
  const { form } = useLockForm()
  const [id, setId] = useState(form.getValues().nftId)
  form.watch('nftId', ({ value }) => setId(value))
  return id.trim()
}

/** NFTs of the connected wallet, where the collection lists them. */
function OwnNfts({ ids, chosen }: { ids: readonly bigint[]; chosen: string }) {
  const { form } = useLockForm()
  return (
    <fieldset className={own.root}>
      <legend>{m.lock_nft_own()}</legend>
      {ids.map(String).map((id) => (
        <button
          key={id}
          type="button"
          className={own.one}
          aria-pressed={id === chosen}
          onClick={() => {
            form.setFieldValue('nftId', id)
            form.clearFieldError('nftId')
          }}
        >
          <strong>#{id}</strong>
        </button>
      ))}
    </fieldset>
  )
}

/** Whose the typed NFT is, for collections that do not list what somebody has. */
function NftOwner({ collection, id }: { collection: Address; id: string }) {
  const { address: account } = useConnection()
  const isId = /^\d{1,78}$/.test(id)
  const { data } = useQuery({
    ...freshness.live,
    queryKey: ['lock', activeChain.chainId, 'nft-owner', collection, account ?? null, id],
    queryFn: isId ? () => recogniseAsset(collection, account, BigInt(id)) : skipToken,
    retry: false,
  })
  if (!isId || data?.kind !== 'nft' || !account) return null
  if (data.owner === undefined)
    return <NoticeBox tone="bad">{m.lock_nft_missing({ id })}</NoticeBox>
  return data.owner.toLowerCase() === account.toLowerCase() ? (
    <p className={classes.muted}>{m.lock_nft_yours({ id })}</p>
  ) : (
    <NoticeBox tone="bad">{m.lock_nft_others({ id, owner: data.owner })}</NoticeBox>
  )
}

/** Which NFT is locked: one of those that the wallet has, or an id. */
export function NftSection({ collection, facts }: NftSectionProps) {
  const id = useNftId()
  const { ownedIds, position } = facts
  return (
    <Panel
      title={m.lock_section_nft()}
      description={position === 'none' ? m.lock_section_nft_text() : m.lock_section_position_text()}
    >
      <div className={classes.stack}>
        {ownedIds && ownedIds.length > 0 && <OwnNfts ids={ownedIds} chosen={id} />}
        <LockField
          name="nftId"
          withAsterisk
          inputMode="numeric"
          label={m.lock_field_nft()}
          rule={m.lock_field_nft_rule()}
        />
        <div className={classes.report} aria-live="polite">
          <NftOwner collection={collection} id={id} />
          {position !== 'none' && (
            <PositionFacts collection={collection} id={id} position={position} />
          )}
        </div>
      </div>
    </Panel>
  )
}
