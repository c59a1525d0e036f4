import { m } from '@slipway/messages'
import type { NftSale } from '@slipway/sdk/nft/types'
import { Panel } from '@slipway/ui/panel'
import { zeroAddress } from 'viem'
import { linkLabels } from '../../files/link-labels.ts'
import { useCollectionInfo } from '../shared/use-collection-info.ts'
import classes from './collection.module.css'

/** What the project says about its collection. Its text is text, whatever stands in it. */
export function AboutPanel({ sale }: { sale: Pick<NftSale, 'ipfsKey' | 'owner'> }) {
  const info = useCollectionInfo(sale.ipfsKey)
  if (!info || (info.about === '' && info.links.length === 0)) return null
  const isOwned = sale.owner !== zeroAddress
  return (
    <Panel
      title={m.nftpage_about_title()}
      description={isOwned ? m.nftpage_about_text() : m.nftpage_about_text_last()}
    >
      <div className={classes.stack}>
        {info.about !== '' && <p className={classes.prose}>{info.about}</p>}
        {info.links.length > 0 && (
          <ul className={classes.projectLinks}>
            {info.links.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer nofollow ugc"
                  title={new URL(url).hostname}
                >
                  {linkLabels[name]()}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
