import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { ipfsPath } from '../../../files/ipfs-path.ts'
import { linkLabels } from '../../../files/link-labels.ts'
import { linkNames } from '../../../files/link-names.ts'
import { LogoDrop } from '../../../files/logo-drop.tsx'
import type { CollectionInfo } from '../../shared/collection-info.ts'
import { findInfoFaults, type InfoField } from '../../shared/find-info-faults.ts'
import { storeInformation } from '../../shared/store-information.ts'
import { useCollectionInfo } from '../../shared/use-collection-info.ts'
import classes from '../collection.module.css'
import type { NftAct } from '../nft-view.ts'
import { infoPlan } from './owner-plans.ts'

type Typed = Readonly<Record<InfoField, string>>

const typedOf = (info: CollectionInfo | undefined): Typed => ({
  ...(Object.fromEntries(
    linkNames.map((name) => [name, info?.links.find((link) => link.name === name)?.url ?? '']),
  ) as Record<(typeof linkNames)[number], string>),
  about: info?.about ?? '',
})

const readInfoParams = (typed: Typed): FormResult<InfoField, Typed> =>
  resultOrProblems(findInfoFaults(typed), () => typed)

function PictureField({ uri, onChange }: { uri: string; onChange: (uri: string) => void }) {
  const url = ipfsPath(uri)
  return (
    <div>
      <p className={classes.quiet}>{m.nftmake_field_logo()}</p>
      <LogoDrop logo={url ? { url } : undefined} onStored={(stored) => onChange(stored.uri)} />
      {uri !== '' && (
        <Button variant="default" size="compact-xs" onClick={() => onChange('')}>
          {m.presale_logo_without()}
        </Button>
      )}
    </div>
  )
}

interface InfoFormProps {
  act: NftAct
  contracts: NftContracts
}

function Editor({ act, contracts, info }: InfoFormProps & { info: CollectionInfo | undefined }) {
  const [logoUri, setLogoUri] = useState(info?.image ?? '')
  const { name, symbol } = act.sale
  return (
    <ActionForm
      act={act}
      kind="nft_set_info"
      title={m.nftpage_own_info_title()}
      text={m.nftpage_own_info_text()}
      current={info?.about || m.nftpage_own_info_none()}
      // What stands there has to be known: it was read, or there is nothing.
      isSetting={(info !== undefined || act.sale.ipfsKey === '') && logoUri === (info?.image ?? '')}
      fields={[
        {
          name: 'about',
          label: m.nftmake_field_about(),
          rule: m.nftmake_field_about_rule(),
          kind: 'lines',
          isProse: true,
        },
        ...linkNames.map((link) => ({
          name: link,
          label: linkLabels[link](),
          rule: m.nftpage_own_info_link_rule(),
        })),
      ]}
      extra={<PictureField uri={logoUri} onChange={setLogoUri} />}
      initial={typedOf(info)}
      read={readInfoParams}
      preview={({ about }) => about.trim() || m.nftpage_own_info_none()}
      plan={async (typed) => {
        const key = await storeInformation({ ...typed, name, symbol, logoUri })
        return infoPlan(act, contracts, { key, about: typed.about.trim() })
      }}
    />
  )
}

/** What the project says of its collection: entered again, stored, and named by its key. */
export function InfoForm({ act, contracts }: InfoFormProps) {
  const info = useCollectionInfo(act.sale.ipfsKey)
  // Begins anew with what another key leads to.
  return <Editor key={info ? act.sale.ipfsKey : ''} act={act} contracts={contracts} info={info} />
}
