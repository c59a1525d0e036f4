/** A logo that was not stored; `message` is for the visitor, in the visitor's language. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused'
}
