import { m } from '@slipway/messages'
import { activeChain } from '../../shell/active-chain.ts'
import { isOver, lockedText, untilText } from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { fileNameOf } from './file-name-of.ts'
import { saveBlob } from './save-blob.ts'

/** Hands a certificate over as a picture to share. */
export async function savePicture(view: CertificateView): Promise<void> {
  const { certificate } = view
  const picture = await drawSharePicture({
    title: isOver(view) ? m.certificate_picture_title_ended() : m.certificate_picture_title(),
    amount: lockedText(view),
    until: untilText(view),
    network: activeChain.name,
    foot: m.certificate_picture_foot({
      site: window.location.host,
      number: certificate.block.number,
    }),
  })
  saveBlob(fileNameOf(view, 'png'), picture)
}
