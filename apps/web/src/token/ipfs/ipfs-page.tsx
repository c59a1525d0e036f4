import { Button } from '@mantine/core'
import type { StoredLogo, StoredMetadata } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenApi } from '../../core/token-api.ts'
import { LogoDrop } from '../../files/logo-drop.tsx'
import { tokenContracts } from '../shared/token-contracts.ts'
import { AttachPart } from './attach-part.tsx'
import classes from './ipfs.module.css'
import { MetadataPart } from './metadata-part.tsx'
import { MetadataPreview } from './metadata-preview.tsx'
import { emptyMetadata, type MetadataField, type MetadataValues } from './read-metadata.ts'
import { StoredFile } from './stored-file.tsx'

/** How much this visitor may still store today. */
function Quota() {
  const { data } = useQuery({
    queryKey: ['ipfs', 'quota'],
    queryFn: ({ signal }) => tokenApi.getUploadQuota({ signal }),
  })
  if (!data) return null
  return (
    <p className={classes.muted}>
      {m.console_ipfs_quota({
        used: formatInteger(data.usedFiles),
        limit: formatInteger(data.limitFiles),
      })}
    </p>
  )
}

/**
 * Logo and metadata of a token on IPFS (specification section 2, `/token/ipfs`): checked, stored and pinned by the
 * service, addressed by content, and set as the token's contract URI.
 * @param token address of the token that it is for, when the page was opened from its console
 */
export function IpfsPage({ token = '' }: { token?: string | undefined }) {
  const [logo, setLogo] = useState<StoredLogo>()
  const [stored, setStored] = useState<StoredMetadata>()
  const [values, setValues] = useState<MetadataValues>(emptyMetadata)
  const change = (field: MetadataField, text: string) => {
    setValues((before) => ({ ...before, [field]: text }))
    // What is stored no longer says what the form says.
    setStored(undefined)
  }
  return (
    <>
      <PageHeader title={m.console_ipfs_title()} description={m.console_ipfs_text()} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <LogoPart
            logo={logo}
            onStored={(next) => {
              setLogo(next)
              setStored(undefined)
            }}
          />
          <MetadataPart values={values} onChange={change} logo={logo} onStored={setStored} />
        </div>
        <div className={classes.column}>
          <MetadataPreview values={values} logo={logo} />
          {stored && (
            <Panel title={m.console_ipfs_done_title()} description={m.console_ipfs_done_text()}>
              <StoredFile file={stored} />
            </Panel>
          )}
          <AttachPart contracts={tokenContracts} token={token} stored={stored} />
          <Quota />
        </div>
      </div>
    </>
  )
}

interface LogoPartProps {
  logo: StoredLogo | undefined
  onStored: (logo: StoredLogo | undefined) => void
}

/** Choose, check, upload and see a logo. */
function LogoPart({ logo, onStored }: LogoPartProps) {
  return (
    <Panel title={m.console_ipfs_logo_title()} description={m.console_ipfs_logo_text()}>
      <LogoDrop logo={logo} onStored={onStored} />
      {logo && (
        <>
          <StoredFile file={logo} />
          <Button variant="default" size="xs" onClick={() => onStored(undefined)}>
            {m.console_ipfs_logo_without()}
          </Button>
        </>
      )}
    </Panel>
  )
}
