import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { IconShare2 } from '@tabler/icons-react'
import { activeChain } from '../../shell/active-chain.ts'
import { EmbedCard } from '../embed/embed-card.tsx'
import type { SaleView } from './sale-act.ts'
import { embedCode, embedUrl, shareUrl } from './sale-links.ts'
import classes from './share-dialog.module.css'

interface ShareDialogProps {
  view: SaleView
  logo: string | undefined
  onClose: () => void
}

function Send({ url, title }: { url: string; title: string }) {
  // Only some browsers hand pages over to other programs.
  if (typeof navigator.share !== 'function') return null
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={16} stroke={1.6} />}
      // Closing the system's own dialog is a choice, not a failure.
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      {m.sale_share_send()}
    </Button>
  )
}

/** A link to the sale, and a small frame of it for the project's own site. */
export default function ShareDialog({ view, logo, onClose }: ShareDialogProps) {
  const { sale, name } = view
  const { origin } = window.location
  const url = shareUrl(origin, activeChain.shortname, sale)
  const title = m.sale_share_text({ name })
  const code = embedCode(embedUrl(origin, activeChain.shortname, sale.address), title)
  return (
    <Modal opened onClose={onClose} size={640} title={m.sale_share_title()}>
      <div className={classes.root}>
        <TextInput
          label={m.sale_share_link()}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          rightSection={<CopyButton value={url} label={m.sale_share_copy()} />}
        />
        <Send url={url} title={title} />
        <section className={classes.embed}>
          <h3>{m.sale_share_embed_title()}</h3>
          <p>{m.sale_share_embed_text()}</p>
          <div className={classes.preview}>
            <EmbedCard sale={sale} status={view.status} name={name} logo={logo} href={url} />
          </div>
          <Textarea
            label={m.sale_share_embed_code()}
            value={code}
            readOnly
            autosize
            classNames={{ input: classes.code ?? '' }}
            onFocus={(event) => event.currentTarget.select()}
            rightSection={<CopyButton value={code} label={m.sale_share_embed_copy()} />}
          />
        </section>
      </div>
    </Modal>
  )
}
