import { Button } from '@mantine/core'
import type { StoredLogo } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { LogoDrop } from '../../files/logo-drop.tsx'
import { StoredFile } from './stored-file.tsx'

interface LogoPartProps {
  logo: StoredLogo | undefined
  onStored: (logo: StoredLogo | undefined) => void
}

/** Choose, check, upload and see a logo. */
export function LogoPart({ logo, onStored }: LogoPartProps) {
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
