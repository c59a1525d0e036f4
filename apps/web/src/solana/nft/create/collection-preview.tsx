import { formatInteger, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useStore } from 'zustand'
import classes from '../../form/solana-form.module.css'
import { useFormChoice } from '../../form/use-form-choice.ts'
import type { CollectionForm } from './use-collection-form.ts'

const forever = [
  m.solana_nft_forever_texts,
  m.solana_nft_forever_single,
  m.solana_nft_forever_holders,
]
const still = [m.solana_nft_still_mint, m.solana_nft_still_texts, m.solana_nft_still_end]

/** What the form will make, what its buyers can rely on, and what its creator can still change. */
export function CollectionPreview({ form, snapshot }: Pick<CollectionForm, 'form' | 'snapshot'>) {
  const { values, reading } = useStore(snapshot)
  const logo = useFormChoice(form, 'logo')
  const draft = reading?.ok ? reading.draft : undefined
  return (
    <Panel title={m.solana_nft_preview_title()} className={classes.preview}>
      <div className={classes.card}>
        {logo ? (
          <img src={logo.url} alt="" width={48} height={48} />
        ) : (
          <TokenAvatar symbol={values.symbol} seed={values.symbol} size={48} />
        )}
        <div className={classes.cardName}>
          <strong>{values.name || m.solana_nft_unnamed()}</strong>
          <span>{values.symbol || '—'}</span>
        </div>
        <p className={classes.cardSupply}>
          {draft
            ? m.nftlist_minted_of({
                minted: formatInteger(0),
                total: formatInteger(draft.maxItems),
              })
            : '—'}
          <small>{m.nftlist_minted()}</small>
        </p>
      </div>
      <h3 className={classes.heading}>{m.solana_nft_forever()}</h3>
      <ul className={classes.promises}>
        {forever.map((text) => (
          <li key={text()}>
            <IconCheck size={18} aria-hidden />
            <span>{text()}</span>
          </li>
        ))}
      </ul>
      <h3 className={classes.heading}>{m.solana_nft_still()}</h3>
      <ul className={classes.promises} data-open>
        {still.map((text) => (
          <li key={text()}>
            <IconPencil size={18} aria-hidden />
            <span>{text()}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
