/** A wallet of several owners has passed the text on to them: there is no signature before they have signed on chain. */
export class SignatureLater extends Error {
  override readonly name = 'SignatureLater'
}
